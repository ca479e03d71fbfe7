import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type LoginInput, Me } from "#shared/admin/schema.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import type { Message } from "#shared/messages/shop.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { meQuery } from "#web/admin/data/admin-queries.ts";

type Options = {
  onLoggedIn: () => void;
  onRefused: (message: Message) => void;
};

/** The login request, for the login screen and the password dialog. */
export function useLogin({ onLoggedIn, onRefused }: Options) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (login: LoginInput) =>
      api.post(API.login, { body: login, schema: Me }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      onLoggedIn();
    },
    onError: (error) => onRefused(loginError(error)),
  });
}

/** Returns the specified text; for 429 and 503 the server's advice to wait. */
function loginError(error: Error): Message {
  const isTooMuch =
    error instanceof ApiError && [429, 503].includes(error.status);
  if (!isTooMuch) return ADMIN_MESSAGES.loginFailed;
  const { title, description } = ADMIN_MESSAGES.loginFailed;
  return { title, description: error.problem?.message ?? description };
}
