import { useMessages } from "#web/data/messages.ts";
import { useBackToClose } from "#web/data/useBackToClose.ts";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { latePart, useLatePart } from "#web/ui/late-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { keepPhone } from "./account/phone.ts";

const dialog = latePart(["account"], () =>
  import("./account/AccountDialog.tsx").then((module) => module.AccountDialog),
);

/** Opens the maker's account: her devices, passkeys, password and sessions. */
export function AccountButton() {
  const t = useMessages("panel").sessions;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackToClose(isOpen, close);
  useEffect(() => {
    // A device that is not reached now says so at the next visit.
    keepPhone().catch(() => {});
  }, []);
  const Dialog = useLatePart(dialog, isOpen, () => {
    close();
    showToast({ title: t.openFailed }, "error");
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="devices" />
        <span>{t.open}</span>
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
