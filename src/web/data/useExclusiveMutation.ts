import {
  type MutateOptions,
  type UseMutationOptions,
  useMutation,
} from "@tanstack/react-query";
import { useRef } from "react";

/**
 * Returns a mutation that ignores calls while an earlier call is pending.
 * `isPending` alone is not enough, because the second press of a double click
 * comes before the button is rendered again.
 */
export function useExclusiveMutation<TInput, TReply>(
  options: UseMutationOptions<TReply, Error, TInput>,
) {
  const { data, error, isPending, mutateAsync } = useMutation(options);
  const isRunning = useRef(false);
  const mutate = (
    input: TInput,
    callbacks?: MutateOptions<TReply, Error, TInput>,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutateAsync(input, callbacks)
      // The mutation's `onError` has already shown the error.
      .catch(() => {})
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { data, error, isPending, mutate };
}
