import { useMutation } from "@tanstack/react-query";
import { sendPasswordLink } from "#shared/account/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";

/** Asks for a link by mail. What it says is the same whoever asks. */
export function ForgottenPassword() {
  const t = useMessages("panel").login.forgotten;
  const ask = useMutation({
    mutationFn: () => send(sendPasswordLink, {}),
    meta: { failed: t.failed },
  });
  return (
    <div>
      {!ask.isSuccess && (
        <Button
          kind="quiet"
          size="small"
          isPending={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t.ask}
        </Button>
      )}
      <p role="status">{ask.isSuccess ? t.sent : ""}</p>
    </div>
  );
}
