import type { ReactNode } from "react";
import { titleOf } from "#shared/page.ts";
import { PAGES } from "#shared/paths.ts";
import { frame, status } from "./AdminGate.css.ts";
import { Logo } from "./shop/Logo.tsx";
import { visuallyHidden } from "./ui/layout.css.ts";
import { useTitle } from "./useTitle.ts";

/** What is there while the panel loads and asks who it is. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  useTitle(titleOf(PAGES.admin));
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
