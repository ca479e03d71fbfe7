import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePage } from "#web/data/shop-context.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { meQuery } from "./data/admin-queries.ts";
import { Dashboard } from "./Dashboard.tsx";
import { LoginScreen } from "./auth/LoginScreen.tsx";
import { Relogin } from "./auth/Relogin.tsx";
import { useLeaveWarning } from "./form/unsaved.ts";

/** Shows the dashboard if there is a session, else the login form. */
export function AdminPage() {
  const me = useQuery(meQuery);
  useLeaveWarning();
  const { change } = usePage();
  const isSignedIn = Boolean(me.data);
  useEffect(() => {
    change((page) => ({ ...page, canEdit: isSignedIn }));
  }, [change, isSignedIn]);
  return (
    <>
      {me.isPending ? (
        <AdminFrame />
      ) : me.data ? (
        <Dashboard />
      ) : (
        <LoginScreen />
      )}
      {me.data && <Relogin username={me.data.username} />}
    </>
  );
}
