import type { MakerOrder } from "#shared/orders/progress.ts";
import {
  isCancelled,
  isOpenStatus,
  type OrderStatus,
  shownStatus,
  wayOf,
} from "#shared/orders/state.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { CancelByMaker } from "./CancelByMaker.tsx";
import * as css from "./MakePage.css.ts";
import { StepForm, type Words } from "./StepForm.tsx";
import { stepKey, useSetStatus } from "./useSetStatus.ts";

type ActionsProps = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  /** Called if the status of the order was changed in the meantime. */
  onRefused: () => void;
};

/** The steps that the maker can take with an order now, and Undo. */
export function MakerActions(props: ActionsProps) {
  const { token, order } = props;
  const { status, stands, back } = order;
  const { make: t, statuses } = useMessages("orders");
  const way = wayOf(order);
  const isCollected = way === "collected";
  const finish = isCollected ? t.collect : t.send;
  const ready = { label: t.ready, hint: t.readyHint };
  const word = { label: t.word, hint: "" };
  const { set, isPending, errorsOf } = useSetStatus(props);
  const note = order.events.at(-1)?.note ?? "";
  const trackingUrl = order.events.at(-1)?.trackingUrl ?? "";
  const stepTo = (to: OrderStatus) => ({
    step: stepKey(token, status, to),
    isPending,
    errors: errorsOf(to),
    onSubmit: (words: Words) => set({ status: to, from: status, ...words }),
  });
  return (
    <div className={css.actions}>
      {stands && status === "received" && (
        <>
          <StepForm {...stepTo("making")} note={ready} submitText={t.start} />
          <Button
            kind="line"
            disabled={isPending}
            onClick={() => set({ status: "sent", from: status })}
          >
            {isCollected ? t.collectNow : t.sendNow}
          </Button>
        </>
      )}
      {stands && status === "making" && (
        <>
          <StepForm
            {...stepTo("sent")}
            note={word}
            hasTrackingUrl={!isCollected}
            submitText={finish}
          />
          <StepForm
            {...stepTo("making")}
            note={{ ...ready, value: note }}
            submitText={t.saveReady}
            isSecondary
          />
        </>
      )}
      {stands && status === "sent" && (
        <StepForm
          {...stepTo("sent")}
          note={{ ...word, value: note }}
          hasTrackingUrl={!isCollected}
          trackingUrl={trackingUrl}
          submitText={t.saveSent}
          isSecondary
        />
      )}
      {back && (
        <Button
          kind="quiet"
          disabled={isPending}
          onClick={() => set({ status: back, from: status })}
        >
          <Icon name="undo" />
          <span>{t.back(statuses[shownStatus(back, way)])}</span>
        </Button>
      )}
      {isOpenStatus(status) && (
        <CancelByMaker
          key={status}
          {...stepTo("cancelled")}
          comesBack={order.comesBack}
        />
      )}
      {isCancelled(status) && !back && <p>{t.customerCancelled}</p>}
    </div>
  );
}
