import type { MakerOrder } from "#shared/orders/life-schema.ts";
import { type OrderStatus, STATUS_NAMES } from "#shared/orders/status.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { CancelByMaker } from "./CancelByMaker.tsx";
import * as css from "./MakePage.css.ts";
import { StepForm, type Words } from "./StepForm.tsx";
import { useSetStatus } from "./useSetStatus.ts";

type ActionsProps = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  /** Called if the status of the order was changed in the meantime. */
  onRefused: () => void;
};

const READY = {
  label: "When is it about ready? (optional)",
  hint: "The customer reads it in the email and on their page.",
};
const WORD = { label: "A word to the customer (optional)", hint: "" };

/** The steps that the maker can take with an order now, and Undo. */
export function MakerActions(props: ActionsProps) {
  const { order } = props;
  const { status, back } = order;
  const { set, isPending, errorsOf } = useSetStatus(props);
  const note = order.events.at(-1)?.note ?? "";
  const trackingUrl = order.events.at(-1)?.trackingUrl ?? "";
  const stepTo = (to: OrderStatus) => ({
    isPending,
    errors: errorsOf(to),
    onSubmit: (words: Words) => set({ status: to, from: status, ...words }),
  });
  return (
    <div className={css.actions}>
      {status === "received" && (
        <StepForm
          {...stepTo("making")}
          note={READY}
          submitText="Start making"
        />
      )}
      {status === "making" && (
        <>
          <StepForm
            {...stepTo("sent")}
            note={WORD}
            hasTrackingUrl
            submitText="Mark as sent"
          />
          <StepForm
            {...stepTo("making")}
            note={{ ...READY, value: note }}
            submitText="Save when it is ready"
            isSecondary
          />
        </>
      )}
      {status === "sent" && (
        <StepForm
          {...stepTo("sent")}
          note={{ ...WORD, value: note }}
          hasTrackingUrl
          trackingUrl={trackingUrl}
          submitText="Save what the customer sees"
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
          Undo: back to “{STATUS_NAMES[back]}”
        </Button>
      )}
      {(status === "received" || status === "making") && (
        <CancelByMaker key={status} {...stepTo("cancelled")} />
      )}
      {status === "cancelled" && !back && (
        <p>The customer has cancelled this order. There is nothing to do.</p>
      )}
    </div>
  );
}
