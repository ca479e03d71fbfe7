import { actions } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useAction } from "#web/admin/data/useCall.ts";

/** Asks before something is done to a letter that cannot be undone. */
export function AskDialog(props: {
  isOpen: boolean;
  title: string;
  text: string;
  /** The text of the button that does it. */
  yes: string;
  isPending: boolean;
  onYes: () => void;
  onClose: () => void;
}) {
  const { isOpen, title, text, yes, isPending, onYes, onClose } = props;
  const { send, list } = useMessages("panel").letters;
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={list.close}
      isBusy={isPending}
      footer={
        <div className={actions}>
          <Button kind="primary" isPending={isPending} onClick={onYes}>
            {yes}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {send.cancel}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Sends a call about a letter; a failure is told, and `onDone` follows both. */
export function useLetterCall<Input>(
  call: (input: Input) => Promise<unknown>,
  onDone: () => unknown,
) {
  const { failed } = useMessages("panel").letters.send;
  return useAction(call, { failed, onSettled: onDone });
}
