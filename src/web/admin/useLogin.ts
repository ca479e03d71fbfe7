import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type LoginInput, Me } from "#shared/admin.ts";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import type { Message } from "#shared/messages.ts";
import { API } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { meQuery } from "./admin-queries.ts";

type Options = {
  onLoggedIn: () => void;
  onRefused: (message: Message) => void;
};

/** Logging in, for the login screen and over an open form. */
export function useLogin({ onLoggedIn, onRefused }: Options) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (login: LoginInput) =>
      api.post(API.login, { body: login, schema: Me }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      onLoggedIn();
    },
    onError: (error) => onRefused(refusal(error)),
  });
}

/** As specified one text for any error, save where waiting is what helps. */
function refusal(error: Error): Message {
  const isTooMuch =
    error instanceof ApiError && [429, 503].includes(error.status);
  if (!isTooMuch) return ADMIN_MESSAGES.loginFailed;
  const { title, description } = ADMIN_MESSAGES.loginFailed;
  return { title, description: error.problem?.message ?? description };
}
