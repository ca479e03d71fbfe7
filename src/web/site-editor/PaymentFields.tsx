import { useState } from "react";
import { PAYMENT_LIMITS } from "#shared/payment/rules.ts";
import type { Payment } from "#shared/payment/schema.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { changeDraft, copyWith, draftStore } from "./draft.ts";
import { useRefusal } from "./refusals.ts";
import * as css from "./SiteEditor.css.ts";

const NO_BANK = { holder: "", iban: "", bic: "" };

type TextPath = "bank.holder" | "bank.iban" | "bank.bic" | "link";

/** How the maker is paid. The pages of the shop never have it. */
export function PaymentFields({ payment }: { payment: Payment | null }) {
  const t = useMessages("panel").editor.payment;
  const checks = useChecks();
  const { bank, link = "", cash = false, askAtOnce = false } = payment ?? {};
  const { holder, iban, bic = "" } = { ...NO_BANK, ...bank };
  const changeBank = (part: Partial<typeof NO_BANK>) =>
    change({ bank: { holder, iban, bic, ...part } });
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{t.title}</legend>
      <p>{t.text}</p>
      <TextField
        {...useField("bank.holder", holder, checks)}
        label={t.holder}
        maxLength={PAYMENT_LIMITS.holder}
        value={holder}
        onChange={({ target }) => changeBank({ holder: target.value })}
      />
      <TextField
        {...useField("bank.iban", iban, checks)}
        label={t.iban}
        dir="ltr"
        maxLength={PAYMENT_LIMITS.iban}
        value={iban}
        onChange={({ target }) => changeBank({ iban: target.value })}
      />
      <TextField
        {...useField("bank.bic", bic, checks)}
        label={t.bic}
        dir="ltr"
        maxLength={PAYMENT_LIMITS.bic}
        value={bic}
        onChange={({ target }) => changeBank({ bic: target.value })}
      />
      <TextField
        {...useField("link", link, checks)}
        label={t.link}
        hint={t.linkHint}
        dir="ltr"
        inputMode="url"
        maxLength={PAYMENT_LIMITS.link}
        value={link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <CheckBox isChecked={cash} onChange={(is) => change({ cash: is })}>
        {t.cash}
      </CheckBox>
      <CheckBox
        isChecked={askAtOnce}
        onChange={(is) => change({ askAtOnce: is })}
      >
        {t.askAtOnce}
      </CheckBox>
    </fieldset>
  );
}

/** What each text has: why it is refused, here or by the shop. */
function useField(
  path: TextPath,
  value: string,
  { errors, check }: ReturnType<typeof useChecks>,
) {
  const refused = useRefusal(`payment.${path}`, value);
  return {
    ...refused,
    error: errors[path] ?? refused.error,
    onBlur: () => check(path),
    spellCheck: false,
    autoComplete: "off",
  };
}

function change(part: Partial<Payment>): void {
  changeDraft(
    (content) =>
      copyWith(content, { payment: { ...content.payment, ...part } }),
    `payment.${Object.keys(part).join()}`,
  );
}

/** Checks a field that was left, by the rules of the server. */
function useChecks() {
  const [errors, setErrors] = useState<Partial<Record<TextPath, string>>>({});
  const check = async (path: TextPath) => {
    // Knows the accounts of all countries: only who types one loads it.
    const rules = await import("#shared/site/input.ts").catch(() => {});
    const { payment } = draftStore.get()?.content ?? {};
    const issues = rules?.PaymentInput.safeParse(payment ?? {}).error?.issues;
    const found = issues?.find((issue) => issue.path.join(".") === path);
    setErrors((before) => ({ ...before, [path]: found?.message }));
  };
  return { errors, check };
}
