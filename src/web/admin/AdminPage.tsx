import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/api/paths.ts";
import { usePage } from "#web/data/shop-context.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { meQuery } from "./data/admin-queries.ts";
import { Dashboard } from "./Dashboard.tsx";
import { LettersPanel } from "./LettersPanel.tsx";
import { LoginScreen } from "./auth/LoginScreen.tsx";
import { Relogin } from "./auth/Relogin.tsx";
import { useLeaveWarning } from "./form/unsaved.ts";

/** Shows the panel if there is a session, else the login form. */
export function AdminPage() {
  const me = useQuery(meQuery);
  const { pathname } = useLocation();
  const Panel = pathname === PAGES.adminLetters ? LettersPanel : Dashboard;
  useLeaveWarning();
  const { change } = usePage();
  const isSignedIn = Boolean(me.data);
  useEffect(() => {
    change((page) => ({ ...page, canEdit: isSignedIn }));
  }, [change, isSignedIn]);
  return (
    <>
      {me.isPending ? <AdminFrame /> : me.data ? <Panel /> : <LoginScreen />}
      {me.data && <Relogin username={me.data.username} />}
    </>
  );
}
