import { useQuery } from "@tanstack/react-query";
import { isCustomLine } from "#shared/cart/rules.ts";
import { MAX_QUANTITY } from "#shared/cart/schema.ts";
import { replaceAt } from "#shared/lists.ts";
import type { ShownItem } from "#shared/orders/progress.ts";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { SelectField, TextField } from "#web/ui/TextField.tsx";
import type { LineForm } from "./correction-form.ts";
import * as css from "./MakePage.css.ts";

type CorrectLineProps = {
  title: string;
  item: ShownItem;
  line: LineForm;
  /** Whether the order has no other line, without which it is none. */
  isOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (line: LineForm) => void;
};

/** The fields of a line: how many, and of a custom clip what it is made of. */
export function CorrectLine(props: CorrectLineProps) {
  const { title, item, line, isOnly, errorOf, onChange } = props;
  const { correct: t } = useMessages("order").making;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>
        <bdi>{title}</bdi>
      </legend>
      <TextField
        label={t.quantity}
        type="number"
        inputMode="numeric"
        min={isOnly ? 1 : 0}
        hint={isOnly ? undefined : t.takeOut}
        max={MAX_QUANTITY}
        value={line.quantity}
        error={errorOf("quantity")}
        onChange={({ target }) => onChange({ ...line, quantity: target.value })}
      />
      {isCustomLine(item) && <Design {...props} />}
    </fieldset>
  );
}

function Design({ item, line, errorOf, onChange }: CorrectLineProps) {
  const { correct: t } = useMessages("order").making;
  const charms = useQuery(charmsQuery).data ?? [];
  const resins = useQuery(resinsQuery).data ?? [];
  const { charms: own = [], resin } = item;
  return (
    <>
      <TextField
        label={t.letters}
        value={line.letters}
        error={errorOf("design.customText")}
        onChange={({ target }) => onChange({ ...line, letters: target.value })}
      />
      <SelectField
        label={t.resin}
        value={line.resin}
        error={errorOf("design.resinId")}
        options={[
          ...(resin ? [] : [["", t.builtIn] as const]),
          ...optionsOf(resins, resin ? [resin] : []),
        ]}
        onValue={(value) => onChange({ ...line, resin: value })}
      />
      {line.charms.map((charm, place) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the clip
          key={place}
          label={t.charm(place + 1)}
          value={charm}
          error={place === 0 ? errorOf("design.selectedCharms") : undefined}
          options={[["", t.none], ...optionsOf(charms, own)]}
          onValue={(value) =>
            onChange({ ...line, charms: replaceAt(line.charms, place, value) })
          }
        />
      ))}
    </>
  );
}

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
