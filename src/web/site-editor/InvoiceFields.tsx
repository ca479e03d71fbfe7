import { INVOICE_LAW } from "#shared/invoices/law.ts";
import {
  INVOICE_LIMITS,
  type InvoiceSettings,
} from "#shared/invoices/schema.ts";
import { formatDate } from "#shared/text/dates.ts";
import { area, text } from "#web/admin/editor/kinds.tsx";
import { Fold } from "#web/admin/form/Fold.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { bodyOf, formOf, wholeParts } from "#web/data/table.ts";
import { TableField } from "#web/ui/TableField.tsx";
import { changeDraft, copyWith } from "./draft.ts";
import { useRefusals } from "./useSave.ts";
import * as css from "./SiteEditor.css.ts";

const plain = { dir: "ltr", spellCheck: false, autoComplete: "off" } as const;

const table = {
  taxNumber: text({ input: { maxLength: INVOICE_LIMITS.taxNumber, ...plain } }),
  prefix: text({ input: { maxLength: INVOICE_LIMITS.prefix, ...plain } }),
  vatRate: text({ input: { maxLength: 6, inputMode: "decimal", ...plain } }),
  footer: area({ input: { maxLength: INVOICE_LIMITS.footer } }),
};

const PATH = "invoice.";
const NONE: InvoiceSettings = { prefix: "", taxNumber: "" };

type InvoiceFieldsProps = {
  invoice: InvoiceSettings | null;
  country: string;
};

/** Asks how the maker writes invoices. The pages of the shop never have it. */
export function InvoiceFields({ invoice, country }: InvoiceFieldsProps) {
  const { asks, copy, ...t } = useMessages("panel").editor.invoice;
  const formats = { ...useFormats(), timeZone: "UTC" };
  const law = INVOICE_LAW[country];
  const refused = useRefusals(PATH);
  const form = formOf(table, invoice ?? NONE);
  return (
    <Fold
      title={t.title}
      note={form.taxNumber}
      isUsed={false}
      hasError={Object.keys(refused).length > 0}
    >
      <fieldset className={css.form} aria-label={t.title}>
        <p>{t.text}</p>
        {law && <p>{asks(law.asks)}</p>}
        {law?.copySince && <p>{copy(formatDate(law.copySince, formats))}</p>}
        {Object.keys(table).map((name) => (
          <TableField
            key={name}
            name={name}
            table={table}
            labels={t}
            form={form}
            errors={refused}
            onNext={(next, changed) => change(next(form), changed)}
            isNew={false}
            pathPrefix={PATH}
          />
        ))}
      </fieldset>
    </Fold>
  );
}

/** Puts a field into the draft. */
function change(form: object, name: string): void {
  const part = bodyOf(table, form, wholeParts(table, [name]));
  changeDraft(
    (content) =>
      copyWith(content, { invoice: { ...NONE, ...content.invoice, ...part } }),
    PATH + name,
  );
}
