import { useAction } from "#web/admin/data/useCall.ts";
import { useMessages } from "#web/data/messages.ts";

/** Sends a call about a letter; a failure is told, and `onDone` follows both. */
export function useLetterCall<Input>(
  call: (input: Input) => Promise<unknown>,
  onDone: () => unknown,
) {
  const { failed } = useMessages("panel").letters.send;
  return useAction(call, { failed, onSettled: onDone });
}
