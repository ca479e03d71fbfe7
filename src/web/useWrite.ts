import {
  type MutateOptions,
  type UseMutationOptions,
  useMutation,
} from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation that does one thing at a time: what is asked of it while it is
 * under way is dropped. `isPending` alone is not enough, for the second press
 * of a double click comes before the button has been drawn anew.
 */
export function useWrite<TInput, TReply>(
  options: UseMutationOptions<TReply, Error, TInput>,
) {
  const { data, isPending, mutateAsync } = useMutation(options);
  const isUnderWay = useRef(false);
  const mutate = (
    input: TInput,
    callbacks?: MutateOptions<TReply, Error, TInput>,
  ) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutateAsync(input, callbacks)
      // Said already, by the mutation's own onError.
      .catch(() => {})
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return { data, isPending, mutate };
}
