import { sendConfirmation } from "#shared/orders/calls.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import * as css from "./MakePage.css.ts";

type ConfirmationProps = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  onCorrect: () => void;
};

/** That the confirmation did not reach the customer, and what can be done. */
export function Confirmation(props: ConfirmationProps) {
  const { token, order, onChanged, onCorrect } = props;
  const { confirmation: t } = useMessages("making");
  const { failure } = useMessages("storefront");
  const resend = useExclusiveMutation({
    mutationFn: () => send(sendConfirmation, { params: { token } }),
    onSuccess: (changed) => {
      showToast({ title: t.sent });
      onChanged(changed);
    },
    onError: (error) =>
      showToast(
        { title: t.notSent, description: errorText(error, failure) },
        "error",
      ),
  });
  const { state, reason } = order.confirmation;
  if (state === "sent" || (state === "waiting" && !reason)) return null;
  return (
    <div className={css.unconfirmed} role="status">
      <p>
        <strong>{t[state]}</strong>
      </p>
      {reason && <p className={css.reason}>{reason}</p>}
      <div className={css.paymentActions}>
        <Button kind="ink" aria-haspopup="dialog" onClick={onCorrect}>
          {t.correct}
        </Button>
        <Button
          kind="line"
          isPending={resend.isPending}
          onClick={() => resend.mutate(undefined)}
        >
          {t.send}
        </Button>
      </div>
    </div>
  );
}
