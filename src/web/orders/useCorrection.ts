import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldErrors } from "#shared/api/schema.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import {
  addressForm,
  COUNTRIES,
  namedCountries,
} from "#shared/delivery/rules.ts";
import { correctOrder } from "#shared/orders/calls.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { isBegun } from "#shared/orders/state.ts";
import { isolated } from "#shared/text/characters.ts";
import { send } from "#web/data/api.ts";
import { saveUpon } from "#web/data/merge.ts";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { fieldOf, type Options, withFields } from "#web/data/table.ts";
import type { Difference } from "#web/ui/ConflictNotice.tsx";
import type { TableForm } from "#web/ui/TableField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import {
  type Correcting,
  correctionTable,
  draftOf,
  errorsByPlace,
  type Form,
  rebase,
  savedForm,
  toCorrection,
} from "./correction-form.tsx";
import { useMakerOrder, useOrderChange } from "./order-data.ts";

type Asked = { collisions: readonly string[]; lost: readonly Difference[] };
const NOTHING: Asked = { collisions: [], lost: [] };

/**
 * Returns what is typed, upon the order as it is now, and what there is to
 * choose between where another window has corrected the same.
 */
function useTyped(order: MakerOrder) {
  const { none } = useMessages("order").making.correct;
  const wordsOf = useWords(order);
  const draft = draftOf(order.id);
  const kept = useStore(draft);
  const [asked, setAsked] = useState(NOTHING);
  const merged =
    kept && kept.row.revision < order.revision
      ? rebase(kept, order)
      : undefined;
  const saved = savedForm(order);
  const form = merged?.form ?? kept?.form ?? saved;
  const put = (next: Form) => draft.set({ row: order, form: next });
  const words = wordsOf(order, form);
  const onMerged = useEffectEvent(() => {
    if (!kept || !merged) return;
    const { labelOf, say } = wordsOf(kept.row, kept.form);
    const lost = merged.lost.map((name) => {
      const mine = say(kept.form, name);
      return { label: labelOf(name), mine, theirs: none };
    });
    setAsked((before) => ({
      collisions: [...new Set([...before.collisions, ...merged.collisions])],
      lost: [...before.lost, ...lost],
    }));
    put(form);
  });
  const isBehind = merged !== undefined;
  useEffect(() => {
    if (isBehind) onMerged();
  }, [isBehind]);
  const { labelOf, say } = words;
  const differences = asked.collisions
    .map((name) => ({
      label: labelOf(name),
      mine: say(form, name),
      theirs: say(saved, name),
    }))
    .filter(({ mine, theirs }) => mine !== theirs);
  return {
    draft,
    form,
    put,
    words,
    differences: [...differences, ...asked.lost],
    takeTheirs() {
      put(withFields(form, saved, asked.collisions));
      setAsked(NOTHING);
    },
    choose: () => setAsked(NOTHING),
  };
}

/**
 * Returns the form of a correction. Saving puts it upon what another window has
 * corrected meanwhile, and asks where both have corrected the same.
 */
export function useCorrection(onClose: () => void) {
  const page = useMakerOrder();
  const { token, order } = page;
  const { correct: t } = useMessages("order").making;
  const { draft, form, put, words, choose, ...typed } = useTyped(order);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The places of the lines that were sent. */
  const places = useRef<number[]>([]);
  const upload = async (now: Correcting) => {
    const correction = toCorrection(now);
    // Another window has corrected the same meanwhile.
    if (!correction) return now.row;
    places.current = correction.places;
    const { body } = correction;
    return send(correctOrder, { params: { token }, body });
  };
  const { mutate, isPending } = useOrderChange(
    page,
    (sent: Correcting) =>
      saveUpon(sent, {
        rowSchema: MakerOrder,
        save: upload,
        rebase(now, current) {
          const { lost, ...next } = rebase(now, current);
          return { ...next, collisions: [...next.collisions, ...lost] };
        },
      }),
    {
      failed: t.failed,
      onMutate: () => setErrors({}),
      onChanged(changed, sent) {
        const now = { row: sent.row, form: draft.get()?.form ?? sent.form };
        const { form: later } = rebase(now, changed, sent.form);
        draft.set({ row: changed, form: later });
        choose();
        showToast({ title: t.saved, description: t.hint });
        onClose();
      },
      tellsFields: true,
      onFields: (fields) => setErrors(errorsByPlace(fields, places.current)),
    },
  );
  const of: TableForm = {
    ...words,
    table: correctionTable(order),
    form,
    errors,
    onNext: (next) => put({ ...form, ...next(form) }),
    isNew: false,
  };
  return {
    of,
    titles: words.titles,
    ...typed,
    isSaving: isPending,
    save() {
      const now = { row: order, form };
      if (toCorrection(now)) return mutate(now);
      choose();
      showToast({ title: t.unchanged });
      onClose();
    },
    /** Forgets what was typed and is saved, or is as it was. */
    forget() {
      const now = draft.get();
      if (now && !toCorrection(now)) draft.set(null);
    },
  };
}

/** Returns how the fields of an order are called, and what they say. */
function useWords({ items, status }: MakerOrder) {
  const { correct: t } = useMessages("order").making;
  const { customClip } = useMessages("first");
  const { delivery } = useMessages("buy");
  const { locale } = useFormats();
  const enabled = !isBegun(status) && items.some(isCustomLine);
  const charms = useQuery({ ...charmsQuery, enabled }).data ?? [];
  const resins = useQuery({ ...resinsQuery, enabled }).data ?? [];
  return (order: MakerOrder, form: object) => {
    const titles = order.items.map((item) =>
      shownTitle({ ...item, name: item.productName }, customClip),
    );
    const country = String(fieldOf(form, "address.country"));
    const labels: Record<string, string> = {
      customerName: t.name,
      customerEmail: t.email,
      customerPhone: t.phone,
      ...addressLabels(delivery, country),
    };
    const hints: Record<string, string> = {};
    const codes = order.address ? [...new Set([...COUNTRIES, country])] : [];
    const options: Record<string, Options> = {
      "address.country": namedCountries(codes, locale),
    };
    for (const [place, { resin, charms: own = [] }] of order.items.entries()) {
      const at = `lines.${place}`;
      labels[`${at}.quantity`] = t.quantity;
      labels[`${at}.design.customText`] = t.letters;
      labels[`${at}.design.resinId`] = t.resin;
      labels[`${at}.design.selectedCharms`] = t.charms;
      if (order.items.length > 1) hints[`${at}.quantity`] = t.takeOut;
      options[`${at}.design.resinId`] = [
        ...(resin ? [] : [["", t.builtIn] as const]),
        ...optionsOf(resins, resin ? [resin] : []),
      ];
      options[`${at}.design.selectedCharms`] = optionsOf(charms, own);
    }
    return {
      titles,
      labels,
      hints,
      options,
      /** Returns a field's label, with its line: "Quantity (Sea Foam)". */
      labelOf(name: string) {
        const title = titles[Number(/^lines\.(\d+)/.exec(name)?.[1])];
        const label = labels[name] ?? name;
        return title === undefined ? label : `${label} (${isolated(title)})`;
      },
      say(of: object, name: string) {
        const values = [fieldOf(of, name)].flat().map(String);
        const said = values.map(
          (value) => options[name]?.find(([id]) => id === value)?.[1] ?? value,
        );
        return said.filter(Boolean).join(", ") || t.none;
      },
    };
  };
}

const addressLabels = (
  { fields, ...t }: Messages["buy"]["delivery"],
  country: string,
) => {
  const { names } = addressForm(country);
  return {
    "address.name": t.optional(t.recipient),
    "address.line1": fields[names.line1],
    "address.line2": t.addLine2,
    "address.postalCode": fields[names.postalCode],
    "address.city": fields[names.city],
    "address.region": fields[names.region],
    "address.country": fields.country,
  };
};

type Part = { id: number; name: string };

/**
 * Returns what can be chosen: what the clip has already, and what is in stock.
 */
function optionsOf(
  parts: readonly (Part & { inStock: boolean })[],
  own: readonly Part[],
): [value: string, text: string][] {
  const offered = parts.filter(
    ({ id, inStock }) => inStock && own.every((part) => part.id !== id),
  );
  return [...own, ...offered].map(({ id, name }) => [String(id), name]);
}
