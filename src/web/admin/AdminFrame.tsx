import type { ReactNode } from "react";
import { titleOf } from "#shared/api/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { frame, status } from "./AdminFrame.css.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useTitle } from "#web/data/useTitle.ts";

/** Shown while the panel loads and checks the session. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  useTitle(titleOf(PAGES.admin, usePage()));
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
