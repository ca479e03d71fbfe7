import { type FormEvent, useId, useState } from "react";
import { toFieldErrors } from "#shared/api/schema.ts";
import {
  changeDiscount,
  createDiscount,
} from "#shared/discounts/admin-calls.ts";
import {
  CODE_LIMITS,
  DISCOUNT_KINDS,
  type DiscountState,
  shownCode,
} from "#shared/discounts/rules.ts";
import {
  type Discount,
  type DiscountBody,
  DiscountInput,
} from "#shared/discounts/schema.ts";
import type { PanelMessages } from "#shared/messages/panel/en.ts";
import { toWirePrice } from "#shared/money/schema.ts";
import { formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { type Formats, formatPrice } from "#shared/text/formats.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { MomentField } from "#web/admin/form/DateField.tsx";
import { readFieldErrors } from "#web/admin/form/form-versions.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./Discounts.css.ts";

type Texts = PanelMessages["discounts"];

/** A code as it is sent. */
export const bodyOfDiscount = (discount: Discount): DiscountBody => {
  const { id: _, uses: __, brought: ___, updatedAt: ____, ...body } = discount;
  return body;
};

type Said = Pick<
  Discount,
  "kind" | "value" | "minTotal" | "oncePerCustomer" | "leavesOutSales"
>;

/** What a code gives, and on which conditions, in words. */
export function sayDiscount(
  { kind, value, minTotal, oncePerCustomer, leavesOutSales }: Said,
  t: Texts,
  formats: Formats,
): [what: string, conditions: string] {
  const what = {
    percent: () => t.percentOff(Number(value)),
    amount: () => t.amountOff(formatPrice(String(value), formats)),
    delivery: () => t.freeDelivery,
  }[kind]();
  const conditions = [
    minTotal !== null && t.from(formatPrice(minTotal, formats)),
    oncePerCustomer && t.once,
    leavesOutSales && t.withoutSales,
  ].filter((each) => each !== false);
  return [what, conditions.join(", ")];
}

/** "Until December 6", "December 1 to 24", "No end", "Ended November 20". */
export function sayTime(
  { from, until }: Pick<Discount, "from" | "until">,
  state: DiscountState,
  t: Texts,
  formats: Formats,
): string {
  const day = (at: number) =>
    formatDay(dayAt(at, formats.timeZone), formats, { from: Date.now() });
  // What ends at midnight is good until the day before.
  const last = until === null ? undefined : day(Date.parse(until) - 1);
  if (state === "over" && last) return t.ended(last);
  const first =
    state === "coming" && from !== null ? day(Date.parse(from)) : undefined;
  if (first) return last ? t.between(first, last) : t.fromDay(first);
  return last ? t.until(last) : t.noEnd;
}

/** The form as it is typed. */
type Form = {
  code: string;
  kind: Discount["kind"];
  percent: string;
  amount: string;
  /** Moments (ISO), or as they were typed. */
  from: string;
  until: string;
  minTotal: string;
  maxUses: string;
  oncePerCustomer: boolean;
  leavesOutSales: boolean;
};

function formOf(code: Discount | undefined): Form {
  const { kind = "percent", value = 10, from, until } = code ?? {};
  return {
    code: code?.code ?? "",
    kind,
    percent: kind === "percent" ? String(value) : "10",
    amount: kind === "amount" ? String(value) : "",
    from: from ?? "",
    until: until ?? "",
    minTotal: code?.minTotal ?? "",
    maxUses: code?.maxUses ? String(code.maxUses) : "",
    oncePerCustomer: code?.oncePerCustomer ?? false,
    leavesOutSales: code?.leavesOutSales ?? false,
  };
}

function bodyOf(form: Form, isActive: boolean): DiscountBody {
  const { code, kind, oncePerCustomer, leavesOutSales } = form;
  return {
    code,
    kind,
    value: kind === "percent" ? form.percent : toWirePrice(form.amount),
    from: form.from || null,
    until: form.until || null,
    minTotal: form.minTotal.trim() ? toWirePrice(form.minTotal) : null,
    maxUses: form.maxUses.trim() ? Number(form.maxUses) : null,
    oncePerCustomer,
    leavesOutSales,
    isActive,
  };
}

/** Without signs that are taken for others. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A code that nobody guesses. */
function madeUp(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return [...random].map((byte) => SIGNS[byte % SIGNS.length]).join("");
}

type CodeSheetProps = {
  edited: Discount | "new" | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** The form of a code, which reads itself back before it is saved. */
export function CodeSheet({ edited, onClose, onSaved }: CodeSheetProps) {
  const t = useMessages("panel").discounts;
  const { close } = useMessages("panel");
  const formats = useFormats();
  const saved = edited === "new" ? undefined : edited;
  const [form, setForm] = useState(() => formOf(saved));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const id = useId();
  const options = {
    saved: saved ? t.saved : t.created,
    failed: t.failed,
    onSuccess: async () => {
      await onSaved();
      onClose();
    },
    onError: (error: Error) => setErrors(readFieldErrors(error)),
  };
  const create = useCall(createDiscount, options);
  const change = useCall(changeDiscount, options);
  const isPending = create.isPending || change.isPending;
  const set = (part: Partial<Form>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const body = bodyOf(form, saved?.isActive ?? true);
  const parsed = DiscountInput.safeParse(body);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error));
    if (!saved) return create.mutate({ body });
    change.mutate({
      params: { id: saved.id },
      body,
      headers: { "if-match": saved.updatedAt },
    });
  };
  return (
    <Dialog
      kind="drawer"
      isOpen={edited !== undefined}
      onClose={onClose}
      title={saved ? saved.code : t.add}
      closeLabel={close}
      isBusy={isPending}
      closesOnScrim={false}
      focusFirst="content"
      footer={
        <>
          <p className={css.back} aria-live="polite">
            {parsed.success ? sayForm(body, form, t, formats) : t.incomplete}
          </p>
          <Button
            type="submit"
            form={id}
            size="large"
            isBlock
            isPending={isPending}
            pendingText={t.saving}
          >
            {saved ? t.save : t.create}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={t.code}
          className={css.codeField}
          value={form.code}
          autoFocus
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_LIMITS.typed}
          error={errors.code}
          hint={t.codeHint}
          onChange={({ target }) => set({ code: target.value })}
          onBlur={() => set({ code: shownCode(form.code) })}
          suffix={
            <Button
              kind="ink"
              size="small"
              className={css.makeUp}
              onClick={() => set({ code: madeUp() })}
            >
              {t.makeUp}
            </Button>
          }
        />
        <Kinds form={form} error={errors.value} onChange={set} />
        <div className={css.pair}>
          <MomentField
            label={t.begins}
            value={form.from}
            error={errors.from}
            onValue={(from) => set({ from })}
          />
          <MomentField
            label={t.ends}
            isLast
            value={form.until}
            error={errors.until}
            onValue={(until) => set({ until })}
          />
        </div>
        <div className={css.pair}>
          <PriceField
            label={t.minTotal}
            placeholder=""
            value={form.minTotal}
            error={errors.minTotal}
            onValue={(minTotal) => set({ minTotal })}
          />
          <TextField
            label={t.maxUses}
            className={compactField}
            inputMode="numeric"
            value={form.maxUses}
            error={errors.maxUses}
            onChange={({ target }) => set({ maxUses: target.value })}
          />
        </div>
        <CheckBox
          isChecked={form.oncePerCustomer}
          onChange={(oncePerCustomer) => set({ oncePerCustomer })}
        >
          {t.onceBox}
        </CheckBox>
        <CheckBox
          isChecked={form.leavesOutSales}
          onChange={(leavesOutSales) => set({ leavesOutSales })}
        >
          {t.salesBox}
        </CheckBox>
      </form>
    </Dialog>
  );
}

type KindsProps = {
  form: Form;
  error: string | undefined;
  onChange: (part: Partial<Form>) => void;
};

/** What the code gives: one of three, with the field of the chosen one. */
function Kinds({ form, error, onChange }: KindsProps) {
  const t = useMessages("panel").discounts;
  const errorId = useId();
  return (
    <fieldset className={css.kinds}>
      <legend className={css.legend}>{t.gives}</legend>
      {DISCOUNT_KINDS.map((kind) => (
        <div
          key={kind}
          className={css.kind}
          data-chosen={form.kind === kind || undefined}
        >
          <label className={css.kindName}>
            <input
              type="radio"
              name="kind"
              className={css.radio}
              checked={form.kind === kind}
              aria-describedby={error && errorId}
              onChange={() => onChange({ kind })}
            />
            <span>{t.kinds[kind]}</span>
          </label>
          {kind === form.kind && kind === "percent" && (
            <span className={css.value}>
              <TextField
                label={t.percent}
                className={compactField}
                inputMode="numeric"
                value={form.percent}
                onChange={({ target }) => onChange({ percent: target.value })}
              />
            </span>
          )}
          {kind === form.kind && kind === "amount" && (
            <span className={css.value}>
              <PriceField
                label={t.amount}
                value={form.amount}
                onValue={(amount) => onChange({ amount })}
              />
            </span>
          )}
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** "10 % off from $40.00, November 27 to December 6, once per person." */
function sayForm(
  body: DiscountBody,
  form: Form,
  t: Texts,
  formats: Formats,
): string {
  const { kind, oncePerCustomer = false, leavesOutSales = false } = body;
  const value =
    form.kind === "percent" ? Number(form.percent) : String(body.value);
  const minTotal = body.minTotal ? String(body.minTotal) : null;
  const said = { kind, value, minTotal, oncePerCustomer, leavesOutSales };
  const day = (at: number) =>
    formatDay(dayAt(at, formats.timeZone), formats, { from: Date.now() });
  const first = form.from && day(Date.parse(form.from));
  // What ends at midnight is good until the day before.
  const last = form.until && day(Date.parse(form.until) - 1);
  const time =
    first && last
      ? t.between(first, last)
      : last
        ? t.until(last)
        : first
          ? t.fromDay(first)
          : "";
  const uses = form.maxUses ? t.times(Number(form.maxUses)) : "";
  const [what, conditions] = sayDiscount(said, t, formats);
  return `${[what, conditions, time, uses].filter(Boolean).join(", ")}.`;
}
