import { useEffect } from "react";
import { useMessages } from "#web/data/messages.ts";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lateComponent } from "#web/ui/late-code.ts";
import { keepPhone } from "./account/phone.ts";

const dialog = lateComponent([], () =>
  import("./account/AccountDialog.tsx").then((module) => module.AccountDialog),
);

/** Opens the maker's account: her devices, passkeys, password and sessions. */
export function AccountButton() {
  const t = useMessages("panel").sessions;
  useEffect(() => {
    // A device that is not reached now says so at the next visit.
    keepPhone().catch(() => {});
  }, []);
  return (
    <DialogButton name="account" part={dialog} given={{}} failed={t.openFailed}>
      <Icon name="devices" />
      <span>{t.open}</span>
    </DialogButton>
  );
}
