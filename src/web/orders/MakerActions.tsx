import { type FormEvent, useState } from "react";
import {
  type MakerOrder,
  sayPieces,
  type StatusBody,
} from "#shared/orders/progress.ts";
import {
  isCancelled,
  isOpenStatus,
  type OrderStatus,
  shownStatus,
  wayOf,
} from "#shared/orders/state.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { typedTexts } from "#web/data/typed-texts.ts";
import { setStatus } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toasts.ts";
import { TextArea } from "#web/ui/TextField.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { note as noteText } from "#web/ui/layout.css.ts";
import { readTracking, TrackingField, trackingText } from "./TrackingField.tsx";
import { useMakerOrder, useOrderChange } from "./order-data.ts";
import * as css from "./MakePage.css.ts";

/** The steps that the maker can take with an order now, and Undo. */
export function MakerActions() {
  const { token, order } = useMakerOrder();
  const { status, stands, back } = order;
  const { make: t, statuses } = useMessages("order");
  const way = wayOf(order);
  const isCollected = way === "collected";
  const finish = isCollected ? t.collect : t.send;
  const ready = {
    label: t.ready,
    hint: order.customerEmail ? t.readyHint : t.readyHintPage,
  };
  const word = { label: t.word, hint: "" };
  const { set, isPending, errorsOf } = useSetStatus();
  const note = order.events.at(-1)?.note ?? "";
  const tracking = isCollected
    ? {}
    : { tracking: trackingText(order.events.at(-1)) };
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
            {...tracking}
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
          {...tracking}
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

type CancelProps = {
  step: string;
  isPending: boolean;
  errors: Record<string, string>;
  onSubmit: (words: Words) => void;
  /** The pieces that return to the stock. */
  comesBack: MakerOrder["comesBack"];
};

/** Cancels an order, with a reason for the customer. This can be undone. */
function CancelByMaker({ comesBack, ...props }: CancelProps) {
  const [isOpen, setOpen] = useState(
    // The part may have failed while a reason was typed.
    () => typedTexts(props.step).of("note") !== undefined,
  );
  const { make: t } = useMessages("order");
  if (!isOpen)
    return (
      <Button
        kind="quiet"
        disabled={props.isPending}
        onClick={() => setOpen(true)}
      >
        {t.cancel}
      </Button>
    );
  return (
    <StepForm
      {...props}
      note={{
        label: t.why,
        hint: [
          t.whyHint,
          ...(comesBack.length > 0 ? [t.comesBack(sayPieces(comesBack))] : []),
        ].join(" "),
        isFocused: true,
      }}
      submitText={t.cancel}
    />
  );
}

/** The key of what is typed for a step. */
const stepKey = (token: string, from: OrderStatus, to: OrderStatus) =>
  `${token} ${from} ${to}`;

/** The server's error messages for the fields of a step, by field name. */
type StepErrors = { status: OrderStatus; fields: Record<string, string> };

/** Changes an order's status, and shows a notification with Undo. */
function useSetStatus() {
  const page = useMakerOrder();
  const { token, order } = page;
  const { told: t } = useMessages("order");
  const [errors, setErrors] = useState<StepErrors>();
  const send = (body: StatusBody) => sendStatus(token, body);
  const undo = useOrderChange(page, send, {
    failed: t.failed,
    onChanged: () => showToast({ title: t.undone }),
  });
  const { mutate, isPending } = useOrderChange(page, send, {
    failed: t.failed,
    onMutate: () => setErrors(undefined),
    onChanged(changed, { status, from }) {
      typedTexts(stepKey(token, from ?? order.status, status)).forget();
      if (order.back === changed.status) keepWords(token, order);
      report(changed);
    },
    onFields: (fields, { status }) => setErrors({ status, fields }),
  });

  function report(changed: MakerOrder): void {
    const title = t[shownStatus(changed.status, wayOf(changed))];
    const isSaved = changed.status === order.status;
    if (isSaved || order.back === changed.status) {
      showToast({
        title: isSaved ? t.saved : title,
      });
      return;
    }
    const body = { status: order.status, from: changed.status };
    const description = changed.customerEmail ? t.mailed : t.notMailed;
    showToast({ title, description }, "ok", {
      label: t.undo,
      onPress: () => {
        keepWords(token, changed);
        undo.mutate(body);
      },
    });
  }

  const errorsOf = (status: OrderStatus) =>
    errors?.status === status ? errors.fields : {};
  return { set: mutate, isPending: isPending || undo.isPending, errorsOf };
}

/** Keeps what was said with the last step, for when it is taken again. */
function keepWords(token: string, { events }: MakerOrder): void {
  const [before, undone] = events.slice(-2);
  if (!before || !undone) return;
  const { status, note = "" } = undone;
  const { text = "", carrier } = trackingText(undone);
  const form = typedTexts(stepKey(token, before.status, status));
  form.put({ note, tracking: text, trackingCarrier: carrier });
}

function sendStatus(token: string, body: StatusBody): Promise<MakerOrder> {
  return send(setStatus, { params: { token }, body });
}

/** The words of the maker to the customer with a step. */
type Words = Pick<StatusBody, "note" | "tracking" | "trackingUrl">;

type StepFormProps = {
  /** The key of what is typed, which is forgotten once the step is taken. */
  step: string;
  note: { label: string; hint: string; value?: string; isFocused?: boolean };
  /** Set where the step tells the way of the parcel: what is known of it. */
  tracking?: { text?: string | undefined; carrier?: string };
  submitText: string;
  /** Whether the form is less important than another form on the page. */
  isSecondary?: boolean;
  isPending: boolean;
  /** The server's error messages, by field name. */
  errors: Record<string, string>;
  onSubmit: (words: Words) => void;
};

/**
 * The form for a step of an order, with the maker's note. The fields are
 * uncontrolled, so that text typed before the code is loaded is not lost.
 */
function StepForm(props: StepFormProps) {
  const { note, tracking, isSecondary, isPending, errors } = props;
  const { make } = useMessages("order");
  const typed = typedTexts(props.step);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "");
    props.onSubmit({
      note: read("note"),
      ...(tracking && readTracking(fields, "tracking")),
    });
  };
  return (
    <form
      className={css.form}
      noValidate
      onInput={typed.keep}
      onSubmit={onSubmit}
    >
      <TextArea
        label={note.label}
        name="note"
        rows={2}
        className={css.area}
        defaultValue={typed.of("note") ?? note.value}
        autoFocus={note.isFocused}
        error={errors.note}
      />
      {note.hint && (
        <p className={classNames(noteText, css.hint)}>{note.hint}</p>
      )}
      {tracking && (
        <TrackingField
          label={make.tracking}
          name="tracking"
          text={typed.of("tracking") ?? tracking.text}
          carrier={
            typed.of("tracking") === undefined
              ? tracking.carrier
              : typed.of("trackingCarrier")
          }
          error={errors.trackingUrl ?? errors["tracking.number"]}
        />
      )}
      <Button
        type="submit"
        kind={isSecondary ? "line" : "primary"}
        size={isSecondary ? "medium" : "large"}
        isBlock={!isSecondary}
        isPending={isPending}
        pendingText={props.submitText}
      >
        {props.submitText}
      </Button>
    </form>
  );
}
