import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Call } from "#shared/api/call.ts";
import { type CallFor, type Sending, send } from "#web/data/api.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toasts.ts";
import { withSession } from "./session.ts";

type CallOptions<Input, Reply> = Pick<
  UseMutationOptions<Reply, Error, Input>,
  "mutationKey" | "onMutate" | "onSuccess" | "onError" | "onSettled"
> & {
  /** The title of the notification after success, if that is all of it. */
  saved?: string;
  /** The title of the notification after a failure, whose reason follows. */
  failed?: string | undefined;
  /** Says that what was typed is kept, for a form. */
  kept?: string;
  /** The query whose data the reply becomes. */
  into?: { queryKey: QueryKey };
};

/**
 * Returns a mutation that sends a call of the panel, or does what a function
 * says: in a session, with its notifications, and with its reply put into the
 * query that shows it. What is pressed while it is pending is ignored.
 */
export function useCall<Row extends Call, Reply>(
  call: Row & CallFor<Reply>,
  options: CallOptions<Sending<Row>, Reply>,
) {
  const sendRow = (sending: Sending<Row>) => send<Row, Reply>(call, sending);
  return useExclusiveMutation(useOptions(sendRow, options));
}

/** Like `useCall`, for what takes more than one call. */
export function useAction<Input, Reply>(
  act: (input: Input) => Promise<Reply>,
  options: CallOptions<Input, Reply>,
) {
  return useExclusiveMutation(useOptions(act, options));
}

/** Like `useAction`, but what is pressed meanwhile follows, press by press. */
export function useQueuedAction<Input, Reply>(
  queue: string,
  act: (input: Input) => Promise<Reply>,
  options: CallOptions<Input, Reply>,
) {
  const scope = { id: queue };
  return useMutation({ ...useOptions(act, options), scope });
}

function useOptions<Input, Reply>(
  act: (input: Input) => Promise<Reply>,
  { saved, failed, kept, into, ...options }: CallOptions<Input, Reply>,
): UseMutationOptions<Reply, Error, Input> {
  const queryClient = useQueryClient();
  return {
    ...options,
    meta: { failed, kept },
    mutationFn: (input) => withSession(() => act(input)),
    onSuccess(reply, ...rest) {
      if (into) queryClient.setQueryData(into.queryKey, reply);
      if (saved !== undefined) showToast({ title: saved });
      return options.onSuccess?.(reply, ...rest);
    },
  };
}
