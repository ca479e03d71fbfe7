import { useMemo } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "#shared/messages/languages.ts";
import { usableCurrencies } from "#shared/money/schema.ts";
import type { Site, SiteContent } from "#shared/site/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { SelectField } from "#web/ui/TextField.tsx";
import { changeText } from "./draft.ts";

type LocaleFieldsProps = { content: SiteContent; base: Site };

/** The shop's language, currency and time zone. */
export function LocaleFields({ content, base }: LocaleFieldsProps) {
  const t = useMessages("panel").editor.details;
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const { currency = base.currency, timeZone = base.timeZone } = content;
  return (
    <>
      <SelectField
        label={t.language}
        hint={t.languageHint}
        value={content.language ?? base.language}
        options={LANGUAGES.map((id) => [id, LANGUAGE_NAMES[id]])}
        onValue={(language) => changeText("language", language)}
      />
      <SelectField
        label={t.currency}
        hint={currency === base.currency ? undefined : t.currencyWarning}
        value={currency}
        options={currencies}
        onValue={(next) => changeText("currency", next)}
      />
      <SelectField
        label={t.timeZone}
        value={timeZone}
        options={timeZones(base.timeZone).map((zone) => [zone, zone])}
        onValue={(next) => changeText("timeZone", next)}
      />
    </>
  );
}

/** Returns the codes and names of the currencies, sorted by name. */
function currencyOptions(locale: string): [string, string][] {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return usableCurrencies()
    .map((code): [string, string] => [code, `${names.of(code)} (${code})`])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}

/** Returns all time zones; browsers list neither UTC nor former names. */
function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([current, "UTC", ...known])].sort();
}
