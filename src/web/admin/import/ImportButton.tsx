import { useMessages } from "#web/data/messages.ts";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { lateComponent } from "#web/ui/late-code.ts";

const dialog = lateComponent([], () =>
  import("./ImportDialog.tsx").then((module) => module.ImportDialog),
);

/** Opens the import from another shop; `onAdded` is called after each clip. */
export function ImportButton({ onAdded }: { onAdded: () => void }) {
  const { failure } = useMessages("first");
  return (
    <DialogButton
      name="import"
      part={dialog}
      given={{ onAdded }}
      failed={failure.offline}
    >
      {useMessages("panel").importFrom}
    </DialogButton>
  );
}
