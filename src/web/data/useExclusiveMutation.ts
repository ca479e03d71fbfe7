import {
  type MutateOptions,
  type UseMutationOptions,
  useMutation,
} from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation that runs once at a time: calls while it is pending are dropped.
 * `isPending` alone is not enough, because the second press of a double click
 * comes before the button is rendered again.
 */
export function useExclusiveMutation<TInput, TReply>(
  options: UseMutationOptions<TReply, Error, TInput>,
) {
  const { data, isPending, mutateAsync } = useMutation(options);
  const isRunning = useRef(false);
  const mutate = (
    input: TInput,
    callbacks?: MutateOptions<TReply, Error, TInput>,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutateAsync(input, callbacks)
      // The mutation's own onError has shown it.
      .catch(() => {})
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { data, isPending, mutate };
}
