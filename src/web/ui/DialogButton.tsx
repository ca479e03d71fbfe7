import { type ReactNode, useState } from "react";
import {
  type DialogName,
  useBackToClose,
  useForwardToOpen,
} from "#web/data/history.ts";
import { Button } from "./Button.tsx";
import { type LateComponent, useLateCode } from "./late-code.ts";
import { showToast } from "./toasts.ts";

type DialogButtonProps<Given> = {
  name: DialogName;
  part: LateComponent<Given & { isOpen: boolean; onClose: () => void }>;
  /** The props that the dialog gets beside `isOpen` and `onClose`. */
  given: Given;
  /** The notification if the dialog's code cannot be loaded. */
  failed: string;
  children: ReactNode;
};

/** A quiet button for a dialog whose code is loaded when it is pressed. */
export function DialogButton<Given>(props: DialogButtonProps<Given>) {
  const { name, part, given, failed, children } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackToClose(name, isOpen, close);
  useForwardToOpen(name, () => setOpen(true));
  const Dialog = useLateCode(part, isOpen, () => {
    close();
    showToast({ title: failed }, "error");
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {Dialog && <Dialog {...given} isOpen={isOpen} onClose={close} />}
    </>
  );
}
