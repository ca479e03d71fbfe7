import { useQuery } from "@tanstack/react-query";
import { AdminFrame } from "../AdminFrame.tsx";
import { meQuery } from "./admin-queries.ts";
import { Dashboard } from "./Dashboard.tsx";
import { LoginScreen } from "./LoginScreen.tsx";
import { Relogin } from "./Relogin.tsx";
import { useLeaveWarning } from "./unsaved.ts";

/** The admin gate: the dashboard for who is logged in, else the login. */
export function AdminPage() {
  const me = useQuery(meQuery);
  useLeaveWarning();
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
