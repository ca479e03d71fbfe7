import type { ReactNode } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Dialog } from "#web/ui/Dialog.tsx";

/** The form for a new item above the list, where there is no room beside it. */
export function NewItemSheet(props: {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}) {
  const { close } = useMessages("panel");
  return (
    <Dialog kind="drawer" focusFirst="content" closeLabel={close} {...props} />
  );
}
