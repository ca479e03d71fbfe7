import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { lateCode } from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { LoginInput } from "#shared/admin/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { logIn } from "#shared/admin/calls.ts";
import { ApiError, send } from "#web/data/api.ts";

/** Browsers make passkeys, and ring, for a name alone and not for numbers. */
const IS_NUMBER = /^[\d.]+$|:/;

/** Whether the panel is open at an address for which browsers do this. */
export const isOwnAddress = (): boolean =>
  isSecureContext && !IS_NUMBER.test(location.hostname);

export const canUsePasskeys = (): boolean =>
  isOwnAddress() && "PublicKeyCredential" in globalThis;

const passkey = lateCode([], () => import("./passkey.ts"));

/** Signs in by a passkey, where the browser has such keys for this address. */
export function PasskeyButton({ onLoggedIn }: { onLoggedIn: () => void }) {
  const t = useMessages("panel").login.passkey;
  const queryClient = useQueryClient();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(canUsePasskeys()), []);
  const login = useMutation({
    mutationFn: async () => (await passkey.load()).signIn(),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      onLoggedIn();
    },
    onError: (error) => {
      // She closed the device's own dialog, which has said enough.
      if (passkey.loaded && error instanceof passkey.loaded.NoPasskeyError)
        return;
      showToast(failureMessage({ title: t.failed }, error), "error");
    },
  });
  if (!isOffered) return null;
  return (
    <Button
      kind="line"
      isBlock
      isPending={login.isPending}
      pendingText={t.pending}
      onClick={() => login.mutate()}
    >
      {t.signIn}
    </Button>
  );
}

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
