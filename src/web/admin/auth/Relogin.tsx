import { useEffect } from "react";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { SessionEndedError, loginRequest } from "#web/admin/data/session.ts";
import { useStore } from "#web/data/store.ts";

const dialog = lateComponent([], () =>
  import("./ReloginDialog.tsx").then((module) => module.ReloginDialog),
);

/** The password dialog, whose code is loaded after the panel. */
export function Relogin({ username }: { username: string }) {
  const waiting = useStore(loginRequest);
  useEffect(() => {
    // A failure is ignored here: when the dialog is needed, the load is
    // retried.
    dialog.load().catch(() => {});
  }, []);
  const Dialog = useLateCode(dialog, waiting !== null, () =>
    waiting?.reject(new SessionEndedError()),
  );
  return Dialog ? <Dialog username={username} /> : null;
}
