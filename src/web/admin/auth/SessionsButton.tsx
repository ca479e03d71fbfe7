import { useState } from "react";
import * as bar from "#web/admin/form/bar-button.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useBackToClose } from "./useBackToClose.ts";

const dialog = lazyPart("panel", () =>
  import("./SessionsDialog.tsx").then((module) => module.SessionsDialog),
);

/** Opens the list of browsers that are logged in. */
export function SessionsButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackToClose(isOpen, close);
  const Dialog = useLazyPart(dialog, isOpen, () => {
    close();
    showToast({ title: "The list could not be loaded" }, "error");
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className={bar.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="devices" />
        <span className={bar.text}>Sessions</span>
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
