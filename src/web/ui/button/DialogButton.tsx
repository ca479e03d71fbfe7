import { type ReactNode, useState } from "react";
import { useBackToClose } from "#web/data/useBackToClose.ts";
import { Button } from "./Button.tsx";
import { type LatePart, useLatePart } from "#web/ui/late/late-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

type DialogButtonProps<Given> = {
  part: LatePart<Given & { isOpen: boolean; onClose: () => void }>;
  /** What the dialog gets beside `isOpen` and `onClose`. */
  given: Given;
  /** The notification if the dialog's code cannot be loaded. */
  failed: string;
  children: ReactNode;
};

/** A quiet button for a dialog whose code is loaded when it is pressed. */
export function DialogButton<Given>(props: DialogButtonProps<Given>) {
  const { part, given, failed, children } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackToClose(isOpen, close);
  const Dialog = useLatePart(part, isOpen, () => {
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
