import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { lateCode } from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import { canUsePasskeys } from "./own-address.ts";

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
