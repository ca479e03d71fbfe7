import { useMessages } from "#web/data/messages.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoginInput } from "#shared/admin/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { logIn } from "#shared/admin/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { failureMessage } from "#web/data/failure.ts";
import { meQuery } from "#web/admin/data/admin-queries.ts";

type Options = {
  onLoggedIn: () => void;
  onRefused: (message: Message) => void;
};

/** The login request, for the login screen and the password dialog. */
export function useLogin({ onLoggedIn, onRefused }: Options) {
  const { failed } = useMessages("panel").login;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (login: LoginInput) => send(logIn, { body: login }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      onLoggedIn();
    },
    onError: (error) => onRefused(loginError(error, failed)),
  });
}

/** Returns the specified text; for 429 and 503 the server's advice to wait. */
function loginError(error: Error, failed: Message): Message {
  const isTooMuch =
    error instanceof ApiError && [429, 503].includes(error.status);
  return isTooMuch ? failureMessage(failed, error) : failed;
}
