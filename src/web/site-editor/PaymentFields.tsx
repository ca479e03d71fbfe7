import { useState } from "react";
import { PAYMENT_LIMITS } from "#shared/payment/rules.ts";
import type { Payment } from "#shared/payment/schema.ts";
import { flag, text } from "#web/admin/editor/kinds.tsx";
import { bodyOf, formOf, wholeParts } from "#web/data/table.ts";
import { TableField } from "#web/ui/TableField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { changeDraft, copyWith, draftStore } from "./draft.ts";
import { useRefusals } from "./useSave.ts";
import * as css from "./SiteEditor.css.ts";

const noWords = { dir: "ltr", spellCheck: false, autoComplete: "off" } as const;

const table = {
  "bank.holder": text({
    input: {
      maxLength: PAYMENT_LIMITS.holder,
      spellCheck: false,
      autoComplete: "off",
    },
  }),
  "bank.iban": text({ input: { maxLength: PAYMENT_LIMITS.iban, ...noWords } }),
  "bank.bic": text({ input: { maxLength: PAYMENT_LIMITS.bic, ...noWords } }),
  link: text({
    input: { maxLength: PAYMENT_LIMITS.link, inputMode: "url", ...noWords },
  }),
  cash: flag(),
  askAtOnce: flag(),
};

const PATH = "payment.";

/** Asks how the maker is paid. The pages of the shop never have it. */
export function PaymentFields({ payment }: { payment: Payment | null }) {
  const t = useMessages("panel").editor.payment;
  const checks = useChecks();
  const refused = useRefusals(PATH);
  const labels = {
    "bank.holder": t.holder,
    "bank.iban": t.iban,
    "bank.bic": t.bic,
    link: t.link,
    cash: t.cash,
    askAtOnce: t.askAtOnce,
  };
  const form = formOf(table, payment ?? {});
  return (
    <fieldset
      className={css.form}
      onBlur={({ target }) => void checks.check(target.dataset.path)}
    >
      <legend className={css.legend}>{t.title}</legend>
      <p>{t.text}</p>
      {Object.keys(table).map((name) => (
        <TableField
          key={name}
          name={name}
          table={table}
          labels={labels}
          hints={{ link: t.linkHint }}
          form={form}
          errors={{ ...refused, ...checks.errors }}
          onNext={(next, name) => change(next(form), name)}
          isNew={false}
          pathPrefix={PATH}
        />
      ))}
    </fieldset>
  );
}

/** Puts a field into the draft; a bank is there as a whole. */
function change(form: object, name: string): void {
  const part = bodyOf(table, form, wholeParts(table, [name]));
  changeDraft(
    (content) =>
      copyWith(content, { payment: { ...content.payment, ...part } }),
    PATH + name,
  );
}

/** Checks a field that was left, by the rules of the server. */
function useChecks() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const check = async (path = "") => {
    const name = path.slice(PATH.length);
    // Knows the accounts of all countries: only who types one loads it.
    const rules = await import("#shared/site/input.ts").catch(() => {});
    const { payment } = draftStore.get()?.content ?? {};
    const issues = rules?.PaymentInput.safeParse(payment ?? {}).error?.issues;
    const found = issues?.find((issue) => issue.path.join(".") === name);
    setErrors(({ [name]: _, ...others }) => ({
      ...others,
      ...(found && { [name]: found.message }),
    }));
  };
  return { errors, check };
}
