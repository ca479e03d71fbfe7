import { useMessages } from "#web/data/messages.ts";
import type { ReactNode } from "react";
import { titleOf } from "#shared/api/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { frame, status } from "./AdminFrame.css.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { NotStarted } from "#web/ui/TextWith.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { usePage, useTitle } from "#web/data/shop-context.ts";

/** Shown while the panel loads and checks the session. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  const messages = useMessages("first");
  useTitle(titleOf(PAGES.admin, usePage(), messages));
  return (
    <main className={frame}>
      <h1 className={visuallyHidden}>{messages.titles.admin}</h1>
      <Logo />
      <NotStarted />
      {children ?? (
        <p role="status" className={status}>
          {messages.loading}
        </p>
      )}
    </main>
  );
}
