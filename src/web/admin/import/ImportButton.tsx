import { useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { latePart, useLatePart } from "#web/ui/late-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

const dialog = latePart(["import"], () =>
  import("./ImportDialog.tsx").then((module) => module.ImportDialog),
);

/** Opens the import from another shop; `onAdded` is called after each clip. */
export function ImportButton({ onAdded }: { onAdded: () => void }) {
  const t = useMessages("panel");
  const { failure } = useMessages("storefront");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLatePart(dialog, isOpen, () => {
    close();
    showToast({ title: failure.offline }, "error");
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.importFrom}
      </Button>
      {Dialog && isOpen && <Dialog isOpen onClose={close} onAdded={onAdded} />}
    </>
  );
}
