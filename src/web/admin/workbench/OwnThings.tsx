import { removeAt, replaceAt } from "#shared/lists.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { SelectField, TextField } from "#web/ui/TextField.tsx";
import {
  newDesign,
  newThing,
  type OwnDraft,
  ownDraft,
  type Shown,
  type TypedDesign,
  type TypedThing,
} from "./own-order.ts";
import * as css from "./AddOrder.css.ts";

type OwnThingsProps = {
  draft: OwnDraft;
  shown: Shown;
  errors: Record<string, string>;
};

/** Without another item it is taken out. */
const replaced = <Item,>(items: readonly Item[], place: number, by?: Item) =>
  by === undefined ? removeAt(items, place) : replaceAt(items, place, by);

/** Clips after a design, and whatever else is sold. */
export function OwnThings({ draft, shown, errors }: OwnThingsProps) {
  const { add: t } = useMessages("bench");
  const { designs, things, counts } = draft;
  const setDesigns = (next: TypedDesign[]) =>
    ownDraft.set({ ...draft, designs: next });
  const setThings = (next: TypedThing[]) =>
    ownDraft.set({ ...draft, things: next });
  // The request has the clips first, and then the designs.
  const clips = Object.values(counts).filter((count) => count > 0).length;
  const errorsAt = (place: number) => (name: string) =>
    errors[`items.${place}.${name}`];
  const hasDesigner = shown.charms.length + shown.resins.length > 0;
  return (
    <>
      {designs.map((design, at) => (
        <DesignFields
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that it has
          key={at}
          design={design}
          shown={shown}
          errorOf={errorsAt(clips + at)}
          onChange={(next) => setDesigns(replaced(designs, at, next))}
        />
      ))}
      {things.map((thing, at) => (
        <ThingFields
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that it has
          key={at}
          thing={thing}
          errorOf={errorsAt(clips + designs.length + at)}
          onChange={(next) => setThings(replaced(things, at, next))}
        />
      ))}
      <div className={css.more}>
        {hasDesigner && (
          <Button
            kind="line"
            size="small"
            onClick={() => setDesigns([...designs, newDesign(shown)])}
          >
            <Icon name="plus" />
            <span>{t.design}</span>
          </Button>
        )}
        <Button
          kind="line"
          size="small"
          onClick={() => setThings([...things, newThing()])}
        >
          <Icon name="plus" />
          <span>{t.thing}</span>
        </Button>
      </div>
    </>
  );
}

type FieldsProps<Item> = {
  errorOf: (name: string) => string | undefined;
  onChange: (next: Item | undefined) => void;
};

function ThingFields(props: FieldsProps<TypedThing> & { thing: TypedThing }) {
  const { thing, errorOf, onChange } = props;
  const { add: t } = useMessages("bench");
  const { digits } = useFormats().money;
  return (
    <div className={css.thing}>
      <TextField
        label={t.thingName}
        autoComplete="off"
        value={thing.name}
        error={errorOf("name")}
        onChange={({ target }) => onChange({ ...thing, name: target.value })}
      />
      <div className={css.pair}>
        <TextField
          label={t.thingPrice}
          inputMode={digits === 0 ? "numeric" : "decimal"}
          autoComplete="off"
          value={thing.price}
          error={errorOf("price")}
          onChange={({ target }) => onChange({ ...thing, price: target.value })}
        />
        <Quantity
          item={thing}
          error={errorOf("quantity")}
          onChange={onChange}
        />
      </div>
      <RemoveButton onPress={() => onChange(undefined)} />
    </div>
  );
}

function DesignFields(
  props: FieldsProps<TypedDesign> & { design: TypedDesign; shown: Shown },
) {
  const { design, shown, errorOf, onChange } = props;
  const { correct: t } = useMessages("order").making;
  const { charms } = design;
  const setCharm = (place: number, id: string) => {
    const next = [...charms];
    next[place] = id;
    // Each once, and none between two.
    const chosen = [...new Set(next)].filter(Boolean);
    onChange({ ...design, charms: chosen });
  };
  const optionsOf = (parts: Shown["charms"] | Shown["resins"]) =>
    parts
      .filter(({ inStock }) => inStock)
      .map(({ id, name }) => [String(id), name] as const);
  return (
    <div className={css.thing}>
      <div className={css.pair}>
        <TextField
          label={t.letters}
          autoComplete="off"
          value={design.letters}
          error={errorOf("design.customText")}
          onChange={({ target }) =>
            onChange({ ...design, letters: target.value })
          }
        />
        <Quantity
          item={design}
          error={errorOf("quantity")}
          onChange={onChange}
        />
      </div>
      {shown.resins.length > 0 && (
        <SelectField
          label={t.resin}
          value={design.resinId}
          options={optionsOf(shown.resins)}
          error={errorOf("design.resinId")}
          onValue={(resinId) => onChange({ ...design, resinId })}
        />
      )}
      {Array.from(
        { length: Math.min(MAX_CHARMS, charms.length + 1) },
        (_, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
            key={place}
            label={t.charm(place + 1)}
            value={charms[place] ?? ""}
            options={[["", t.none], ...optionsOf(shown.charms)]}
            error={place === 0 ? errorOf("design.selectedCharms") : undefined}
            onValue={(id) => setCharm(place, id)}
          />
        ),
      )}
      <RemoveButton onPress={() => onChange(undefined)} />
    </div>
  );
}

function Quantity<Item extends { quantity: number }>(props: {
  item: Item;
  error: string | undefined;
  onChange: (next: Item) => void;
}) {
  const { item, error, onChange } = props;
  const { add: t } = useMessages("bench");
  return (
    <TextField
      label={t.quantity}
      inputMode="numeric"
      autoComplete="off"
      value={item.quantity === 0 ? "" : String(item.quantity)}
      error={error}
      onChange={({ target }) => {
        const typed = target.value.replaceAll(/\D/g, "").slice(0, 2);
        onChange({ ...item, quantity: Number(typed) });
      }}
    />
  );
}

function RemoveButton({ onPress }: { onPress: () => void }) {
  const { add: t } = useMessages("bench");
  return (
    <Button kind="quiet" size="small" className={css.remove} onClick={onPress}>
      <Icon name="trash" />
      <span>{t.remove}</span>
    </Button>
  );
}
