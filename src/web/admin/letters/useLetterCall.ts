import { useMutation } from "@tanstack/react-query";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { withSession } from "#web/admin/data/session.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

/** Sends a call about a letter; a failure is told, and `onDone` follows both. */
export function useLetterCall<Input>(
  call: (input: Input) => Promise<unknown>,
  onDone: () => unknown,
) {
  const { failed } = useMessages("letters").send;
  const { failure } = useMessages("storefront");
  return useMutation({
    mutationFn: (input: Input) => withSession(() => call(input)),
    onError: (error) =>
      showToast(
        { title: failed, description: errorText(error, failure) },
        "error",
      ),
    onSettled: onDone,
  });
}
