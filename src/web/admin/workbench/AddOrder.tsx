import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { listDelivery } from "#shared/delivery/calls.ts";
import { countriesIn, servesCountry } from "#shared/delivery/rules.ts";
import { randomKey } from "#shared/orders/checkout.ts";
import { formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { formatCents } from "#shared/text/formats.ts";
import { placeOwnOrder } from "#shared/workbench/calls.ts";
import type { OwnOrder } from "#shared/workbench/own-order.ts";
import {
  adminConfigQuery,
  allProductsQuery,
} from "#web/admin/data/admin-queries.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { ApiError, send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery, charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { AddressFields } from "#web/orders/AddressFields.tsx";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import {
  focusFirstError,
  SelectField,
  TextArea,
  TextField,
} from "#web/ui/TextField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { ClipTiles } from "./ClipTiles.tsx";
import {
  forgetOwnDraft,
  isPaid,
  type OwnDraft,
  ownDraft,
  sellables,
  type Shown,
  sumOfDraft,
  toOwnBody,
} from "./own-order.ts";
import { OwnThings } from "./OwnThings.tsx";
import * as css from "./AddOrder.css.ts";

type AddOrderProps = {
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (order: OwnOrder) => void;
};

const deliveryQuery = callQuery(listDelivery, {});

/** The sheet for an order that she took at a market, or by a message. */
export function AddOrder({ isOpen, onClose, onAdded }: AddOrderProps) {
  const { add: t } = useMessages("bench");
  const formats = useFormats();
  const draft = useStore(ownDraft);
  const shown = useShown(isOpen);
  const { errors, refusal, save, isPending } = useAdding((order) => {
    onClose();
    onAdded?.(order);
  });
  const fields = useRef<HTMLFormElement>(null);
  const formId = useId();
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(fields.current);
  }, [errors]);
  const { clips, totalCents } = sumOfDraft(draft, shown);
  const total = formatCents(totalCents, formats);
  const parts = { draft, shown, errors };
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      isBusy={isPending}
      focusFirst="title"
      footer={
        <div className={css.foot}>
          {refusal && (
            <p className={css.refused} role="alert">
              {refusal}
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            isBlock
            size="large"
            disabled={clips === 0}
            isPending={isPending}
            pendingText={t.saving}
          >
            {clips === 0 ? t.empty : t.save(total)}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={fields}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (clips > 0) save(shown);
        }}
      >
        <Source draft={draft} />
        <section className={css.part} aria-label={t.clips}>
          <ClipTiles counts={draft.counts} clips={shown.clips} />
          <OwnThings {...parts} />
        </section>
        <Customer {...parts} />
        <Delivery {...parts} />
      </form>
    </Dialog>
  );
}

const change = (next: Partial<OwnDraft>) =>
  ownDraft.set({ ...ownDraft.get(), ...next });

const NONE = { options: [], charms: [], resins: [], clips: [] };

/** Returns what there is to choose from; empty until it is known. */
function useShown(enabled: boolean): Shown {
  const { data: products } = useQuery({ ...allProductsQuery, enabled });
  const { data: config } = useQuery({ ...adminConfigQuery, enabled });
  const { data: charms } = useQuery({ ...charmsQuery, enabled });
  const { data: resins } = useQuery({ ...resinsQuery, enabled });
  const { data: options } = useQuery({ ...deliveryQuery, enabled });
  return {
    ...NONE,
    basePrice: config?.basePrice ?? "0.00",
    ...(products && { clips: sellables(products) }),
    ...(config?.isEnabled && charms && { charms }),
    ...(config?.isEnabled && resins && { resins }),
    ...(options && { options }),
  };
}

/** Returns the name that stands in the field. */
function useName({ name, source }: OwnDraft): string {
  const { add: t } = useMessages("bench");
  const formats = useFormats();
  const now = Date.now();
  const today = dayAt(now, formats.timeZone);
  const proposed = t.market(formatDay(today, formats, { from: now }));
  return name ?? (source === "market" ? proposed : "");
}

function useAdding(onAdded: (order: OwnOrder) => void) {
  const { add: t } = useMessages("bench");
  const draft = useStore(ownDraft);
  const name = useName(draft);
  const country = useCountry(draft);
  const { failure } = useMessages("first");
  const [refused, setRefused] = useState<Refused>();
  const { mutate, isPending } = useAction(
    async (shown: Shown) => {
      const body = toOwnBody(draft, shown, { name, country: country(shown) });
      const text = JSON.stringify(body);
      const last = ownDraft.get().attempt;
      const key = last?.body === text ? last.key : randomKey();
      change({ attempt: { key, body: text } });
      const headers = { [IDEMPOTENCY_HEADER]: key };
      return send(placeOwnOrder, { body, headers });
    },
    {
      onMutate: () => setRefused(undefined),
      onSuccess(order) {
        forgetOwnDraft();
        showToast({ title: t.added(order.id) });
        onAdded(order);
      },
      onError(error) {
        const problem = error instanceof ApiError ? error.problem : undefined;
        const fields = Object.entries(problem?.fields ?? {});
        const sentence = errorText(error, failure);
        setRefused({ draft: ownDraft.get(), fields, sentence });
      },
    },
  );
  const errors = Object.fromEntries(
    (refused?.fields ?? []).filter(([field]) =>
      partsOf(field).every((part) => refused?.draft[part] === draft[part]),
    ),
  );
  // What is corrected may be saved now.
  const refusal = refused?.draft === draft ? refused.sentence : undefined;
  return { errors, refusal, isPending, save: mutate };
}

type Refused = {
  /** What was typed then: a field that was changed since has no error. */
  draft: OwnDraft;
  fields: [field: string, error: string][];
  sentence: string;
};

const PARTS: Record<string, (keyof OwnDraft)[]> = {
  customerName: ["name", "source"],
  customerEmail: ["email"],
  customerPhone: ["phone"],
  items: ["counts", "designs", "things"],
  address: ["address", "deliveryId"],
  deliveryId: ["deliveryId"],
  note: ["note"],
};
/** The parts of what is typed that a field of the request has. */
const partsOf = (field: string) => PARTS[field.split(".")[0] ?? ""] ?? [];

/** Returns the country of the address, once the way of delivery is known. */
function useCountry({ address, deliveryId }: OwnDraft) {
  const { country: home } = useSite().legal;
  return ({ options }: Pick<Shown, "options">) => {
    const option = options.find(({ id }) => id === deliveryId);
    if (!option) return "";
    const known = [address.country, home].find(
      (code) => code !== "" && servesCountry(option, code),
    );
    return known ?? countriesIn(option.countries)[0] ?? "";
  };
}

function Source({ draft }: { draft: OwnDraft }) {
  const { add: t } = useMessages("bench");
  return (
    <fieldset className={css.sources}>
      <legend className={css.legend}>{t.where}</legend>
      {(["market", "message"] as const).map((source) => (
        <label key={source} className={css.source}>
          <input
            type="radio"
            name="source"
            className={css.radio}
            checked={draft.source === source}
            onChange={() => change({ source })}
          />
          <span>{t.sources[source]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type PartProps = {
  draft: OwnDraft;
  shown: Shown;
  errors: Record<string, string>;
};

function Customer({ draft, errors }: PartProps) {
  const { add: t } = useMessages("bench");
  const name = useName(draft);
  return (
    <section className={css.part} aria-label={t.customer}>
      <CheckBox isChecked={isPaid(draft)} onChange={(paid) => change({ paid })}>
        {t.paid}
      </CheckBox>
      <TextField
        label={t.name}
        autoComplete="off"
        value={name}
        error={errors.customerName}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t.email}
        type="email"
        autoComplete="off"
        value={draft.email}
        error={errors.customerEmail}
        hint={draft.email.trim() === "" ? t.noMail : undefined}
        onChange={({ target }) => change({ email: target.value })}
      />
      {draft.email.trim() !== "" && (
        <CheckBox
          isChecked={draft.confirm}
          onChange={(confirm) => change({ confirm })}
        >
          {t.confirm}
        </CheckBox>
      )}
      <TextField
        label={t.phone}
        type="tel"
        autoComplete="off"
        value={draft.phone}
        error={errors.customerPhone}
        onChange={({ target }) => change({ phone: target.value })}
      />
    </section>
  );
}

function Delivery({ draft, shown, errors }: PartProps) {
  const { add: t } = useMessages("bench");
  const country = useCountry(draft)(shown);
  const { options } = shown;
  const option = options.find(({ id }) => id === draft.deliveryId);
  return (
    <section className={css.part} aria-label={t.delivery}>
      {options.length > 0 && (
        <SelectField
          label={t.delivery}
          value={String(draft.deliveryId ?? "")}
          error={errors.deliveryId}
          options={[
            ["", t.handedOver],
            ...options.map(({ id, name }) => [String(id), name] as const),
          ]}
          onValue={(id) =>
            change({ deliveryId: id === "" ? null : Number(id) })
          }
        />
      )}
      {option?.needsAddress && (
        <AddressFields
          form={{
            deliveryId: draft.deliveryId,
            isGift: false,
            texts: { ...draft.address, name: "", message: "", note: "" },
          }}
          errors={errors}
          isDisabled={false}
          onText={(texts) =>
            change({ address: { ...draft.address, ...texts } })
          }
          option={option}
          country={country}
        />
      )}
      <TextArea
        label={t.note}
        rows={2}
        value={draft.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </section>
  );
}
