import { useEffect } from "react";
import { lazyPart, useLazyPart } from "../ui/lazy-part.ts";
import { SessionEndedError, waitingForLogin } from "./session.ts";
import { useStore } from "../store.ts";

const dialog = lazyPart(() =>
  import("./ReloginDialog.tsx").then((module) => module.ReloginDialog),
);

/** The password dialog, whose code comes once the panel stands. */
export function Relogin({ username }: { username: string }) {
  const waiting = useStore(waitingForLogin);
  useEffect(() => {
    // It is tried again, and a failure told, when the dialog is wanted.
    dialog.load().catch(() => {});
  }, []);
  const Dialog = useLazyPart(dialog, waiting !== null, () =>
    waiting?.reject(new SessionEndedError()),
  );
  return Dialog ? <Dialog username={username} /> : null;
}
