import { useState } from "react";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { isOpenStatus, lineOfChange } from "#shared/orders/state.ts";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/history.ts";
import { Button } from "#web/ui/Button.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { sendConfirmation } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toasts.ts";
import { spellBeads } from "#shared/clip/beads.ts";
import type { Change } from "#shared/orders/schema.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatPrice } from "#shared/text/formats.ts";
import {
  useMakerOrder,
  useOrderChange,
  useOrderFormats,
} from "./order-data.ts";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./MakePage.css.ts";

const CorrectionDialog = deferred([], () =>
  import("./CorrectionDialog.tsx").then((module) => module.CorrectionDialog),
);

/** Corrects what was ordered, as long as that can be, and says what was. */
export function CorrectOrder() {
  const { order } = useMakerOrder();
  const { correct: t } = useMessages("order").making;
  const [isOpen, setOpen] = useState(false);
  // It stays once it was open, with what was typed: Back closes it as well.
  const [hasOpened, setHasOpened] = useState(false);
  const close = () => setOpen(false);
  useBackToClose("correction", isOpen, close);
  const canCorrect = order.stands && isOpenStatus(order.status);
  const open = () => {
    setHasOpened(true);
    setOpen(true);
  };
  useForwardToOpen("correction", () => canCorrect && open());
  return (
    <div className={css.corrections}>
      {canCorrect && (
        <>
          <Confirmation onCorrect={open} />
          <Button kind="line" aria-haspopup="dialog" onClick={open}>
            <Icon name="pencil" />
            <span>{t.open}</span>
          </Button>
        </>
      )}
      <CorrectionHistory order={order} />
      {hasOpened && <CorrectionDialog isOpen={isOpen} onClose={close} />}
    </div>
  );
}

/** That the confirmation did not reach the customer, and what can be done. */
function Confirmation({ onCorrect }: { onCorrect: () => void }) {
  const page = useMakerOrder();
  const { token, order } = page;
  const { confirmation: t } = useMessages("order").making;
  const resend = useOrderChange(
    page,
    () => send(sendConfirmation, { params: { token } }),
    { failed: t.notSent, onChanged: () => showToast({ title: t.sent }) },
  );
  const { state, reason } = order.confirmation;
  if (state === "sent" || (state === "waiting" && !reason)) return null;
  // Her page says at its top that there is no address.
  if (!order.customerEmail) return null;
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

type HistoryProps = { order: MakerOrder };

/** Shows what was corrected in an order, and when. */
function CorrectionHistory({ order }: HistoryProps) {
  const { corrections } = order;
  const { correct: t } = useMessages("order").making;
  const say = useChangeText(order);
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections-title">
      <h2 className={css.sectionTitle} id="corrections-title">
        {t.history}
      </h2>
      <ul className={css.history}>
        {corrections.map(({ at, changes }) => (
          <li key={at}>
            <ShortTime iso={at} />
            <ul>
              {changes.map((change, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a correction never changes
                <li key={place}>
                  <bdi>{say(change)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a function that says a change: "Quantity (Sea Foam): 1 → 2". */
function useChangeText(order: MakerOrder) {
  const { making, gap } = useMessages("order");
  const { correct: t } = making;
  const { customClip } = useMessages("first");
  const formats = useOrderFormats();
  return (change: Change) => {
    const { what, before, after } = change;
    const value = (text: string) => {
      if (text === "") return t.none;
      if (what === "total") return formatPrice(text, formats);
      return what === "letters" ? spellBeads(text, gap) : text;
    };
    const line = lineOfChange(change, order, customClip);
    const of = line === undefined ? "" : ` (${isolated(line)})`;
    return `${t.what[what]}${of}: ${value(before)} → ${value(after)}`;
  };
}
