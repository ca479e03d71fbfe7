import type { ReactNode } from "react";
import { frame, status } from "./AdminGate.css.ts";
import { Logo } from "./shop/Logo.tsx";
import { visuallyHidden } from "./ui/layout.css.ts";

/** What is there while the panel loads and asks who it is. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  return (
    <main className={frame}>
      <h1 className={visuallyHidden}>Admin</h1>
      <Logo />
      {children ?? (
        <p role="status" className={status}>
          Loading...
        </p>
      )}
    </main>
  );
}
