import { useId } from "react";
import * as z from "zod/mini";
import {
  changeDiscount,
  createDiscount,
  restoreDiscount,
} from "#shared/discounts/admin-calls.ts";
import {
  CODE_LIMITS,
  DISCOUNT_KINDS,
  type DiscountKind,
  type DiscountState,
  shownCode,
} from "#shared/discounts/rules.ts";
import {
  Discount,
  type DiscountBody,
  DiscountInput,
} from "#shared/discounts/schema.ts";
import { toWirePrice } from "#shared/money/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { editedBy } from "#web/admin/editor/edited.ts";
import { moment, number, sayDay } from "#web/admin/editor/form-kinds.tsx";
import { flag, price, text } from "#web/admin/editor/kinds.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";
import { displayPrice, ifMatchHeader } from "#web/admin/form/form-versions.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { useMessages } from "#web/data/messages.ts";
import type { ControlProps, Kind } from "#web/data/table.ts";
import type { Voice } from "#web/data/voice.ts";
import { Button } from "#web/ui/Button.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./Discounts.css.ts";

// The form of a code, and how a code is said.

/** What a code gives, as it is typed. */
type Gives = { kind: DiscountKind; percent: string; amount: string };
type Given = Pick<Discount, "kind" | "value">;

const givesOf = ({ kind, value }: Given): Gives => ({
  kind,
  percent: kind === "percent" ? String(value) : "10",
  amount: kind === "amount" ? String(value) : "",
});

function sayGives({ kind, percent, amount }: Gives, voice: Voice): string {
  const { discounts: t } = voice.t;
  if (kind === "delivery") return t.freeDelivery;
  return kind === "percent"
    ? t.percentOff(Number(percent))
    : t.amountOff(displayPrice(amount, voice));
}

type Said = Pick<
  Discount,
  "kind" | "value" | "minTotal" | "oncePerCustomer" | "leavesOutSales"
>;

/** What a code gives, and on which conditions, in words. */
export function sayDiscount(
  { minTotal, oncePerCustomer, leavesOutSales, ...given }: Said,
  voice: Voice,
): [what: string, conditions: string] {
  const { discounts: t } = voice.t;
  const conditions = [
    minTotal !== null && t.from(displayPrice(minTotal, voice)),
    oncePerCustomer && t.once,
    leavesOutSales && t.withoutSales,
  ].filter((each) => each !== false);
  return [sayGives(givesOf(given), voice), conditions.join(", ")];
}

/** "Until December 6", "December 1 to 24", "No end", "Ended November 20". */
export function sayTime(
  { from, until }: Pick<Discount, "from" | "until">,
  state: DiscountState,
  voice: Voice,
): string {
  const { discounts: t } = voice.t;
  const last = until === null ? undefined : sayDay(until, voice, true);
  if (state === "over" && last) return t.ended(last);
  if (state === "coming" && from !== null) {
    const first = sayDay(from, voice);
    return last ? t.between(first, last) : t.fromDay(first);
  }
  return last ? t.until(last) : t.noEnd;
}

const gives: Kind<Gives, Given> = {
  empty: givesOf({ kind: "percent", value: 10 }),
  kept: z.object({
    kind: z.enum(DISCOUNT_KINDS),
    percent: z.string(),
    amount: z.string(),
  }),
  fromRow: (_, row) => givesOf(row),
  toBody: ({ kind, percent, amount }) => ({
    kind,
    value: { percent, amount: toWirePrice(amount), delivery: null }[kind],
  }),
  say: sayGives,
  Control: GivesControl,
  place: "whole",
  isRequired: true,
};

const Row = z.extend(Discount, { id: z.int(), updatedAt: z.string() });
type Row = z.infer<typeof Row>;

/** A code that is not there yet. */
export const NEW: Row = {
  id: 0,
  code: "",
  kind: "percent",
  value: 10,
  from: null,
  until: null,
  minTotal: null,
  maxUses: null,
  oncePerCustomer: false,
  leavesOutSales: false,
  isActive: true,
  uses: 0,
  brought: "0.00",
  updatedAt: "",
};

/** A code as it is sent. */
export function bodyOfDiscount(discount: Row): DiscountBody {
  const { id: _, uses: __, brought: ___, updatedAt: ____, ...body } = discount;
  return body;
}

export const codeForm = editedBy({
  key: "edit code",
  table: {
    code: text({ Control: CodeControl }),
    gives,
    from: moment(),
    until: moment({ isLast: true }),
    minTotal: price({
      write: (value) => (value.trim() ? toWirePrice(value) : null),
      input: { placeholder: "" },
    }),
    maxUses: number({ max: CODE_LIMITS.uses }),
    oncePerCustomer: flag(),
    leavesOutSales: flag(),
  },
  rowSchema: Row,
  inputSchema: DiscountInput,
  save(changed, row): Promise<Row> {
    const body = { ...bodyOfDiscount(row), ...changed };
    if (row.id === NEW.id) return sendAsMaker(createDiscount, { body });
    const headers = ifMatchHeader(row.updatedAt);
    const params = { id: row.id };
    return sendAsMaker(changeDiscount, { params, body, headers });
  },
  bringBack: ({ id }) => sendAsMaker(restoreDiscount, { params: { id } }),
});

/** Without signs that are taken for others. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A code that nobody guesses. */
function madeUp(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return [...random].map((byte) => SIGNS[byte % SIGNS.length]).join("");
}

function CodeControl(props: ControlProps<string>) {
  const { label, value, error, hint, onValue } = props;
  const { makeUp } = useMessages("panel").discounts;
  return (
    <TextField
      label={label}
      className={css.codeField}
      value={value}
      autoFocus
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={CODE_LIMITS.typed}
      error={error}
      hint={hint}
      onChange={({ target }) => onValue(target.value)}
      onBlur={() => onValue(shownCode(value))}
      suffix={
        <Button
          kind="ink"
          size="small"
          className={css.makeUp}
          onClick={() => onValue(madeUp())}
        >
          {makeUp}
        </Button>
      }
    />
  );
}

/** What the code gives: one of three, with the field of the chosen one. */
function GivesControl(props: ControlProps<Gives>) {
  const { label, value, error, onValue } = props;
  const t = useMessages("panel").discounts;
  const errorId = useId();
  const field = {
    percent: (
      <TextField
        label={t.percent}
        className={compactField}
        inputMode="numeric"
        value={value.percent}
        onChange={({ target }) => onValue({ ...value, percent: target.value })}
      />
    ),
    amount: (
      <PriceField
        label={t.amount}
        value={value.amount}
        onValue={(amount) => onValue({ ...value, amount })}
      />
    ),
    delivery: null,
  }[value.kind];
  return (
    <fieldset className={css.kinds}>
      <legend className={css.legend}>{label}</legend>
      {DISCOUNT_KINDS.map((kind) => (
        <div
          key={kind}
          className={css.kind}
          data-chosen={value.kind === kind || undefined}
        >
          <label className={css.kindName}>
            <input
              type="radio"
              name="kind"
              className={css.radio}
              checked={value.kind === kind}
              aria-describedby={error && errorId}
              onChange={() => onValue({ ...value, kind })}
            />
            <span>{t.kinds[kind]}</span>
          </label>
          {value.kind === kind && field && (
            <span className={css.value}>{field}</span>
          )}
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
