import type { FieldErrors } from "#shared/api/schema.ts";
import { COUNTRY_GROUPS } from "#shared/delivery/rules.ts";
import { MomentField } from "#web/admin/form/DateField.tsx";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import type { VariantForm } from "#web/admin/items/product-kinds.tsx";
import type { Next } from "#web/data/table.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";

type SaleForm = {
  salePrice: string;
  /** ISO times, or days as they were typed. */
  saleFrom: string;
  saleUntil: string;
  variants: VariantForm[];
};

type SaleFieldsProps<Form extends SaleForm> = {
  form: Form;
  errors: FieldErrors;
  onNext: (next: Next<Form>) => void;
};

/** A lower price for a while: of the clip, or of its options. */
export function SaleFields<Form extends SaleForm>(
  props: SaleFieldsProps<Form>,
) {
  const { form, errors, onNext } = props;
  const t = useMessages("panel").sale;
  const { country } = useSite().legal;
  const hasOptions = form.variants.length > 0;
  const times = saleTimes(form);
  const setTimes = (change: Partial<Times>) =>
    onNext((now) => {
      const next = { ...saleTimes(now), ...change };
      const variants = now.variants.map((each) => ({ ...each, ...next }));
      return { ...now, ...next, variants };
    });
  const errorOf = (name: string) =>
    errors[name] ??
    Object.entries(errors).find(
      ([path]) => path.startsWith("variants.") && path.endsWith(`.${name}`),
    )?.[1];
  return (
    <>
      {!hasOptions && (
        <PriceField
          label={t.price}
          placeholder=""
          data-path="salePrice"
          value={form.salePrice}
          error={errors.salePrice}
          onValue={(salePrice) => onNext((now) => ({ ...now, salePrice }))}
        />
      )}
      {form.variants.map((variant, index) => (
        <PriceField
          key={variant.key}
          label={t.priceOf(variant.title)}
          placeholder=""
          data-path={`variants.${index}.salePrice`}
          value={variant.salePrice}
          error={errors[`variants.${index}.salePrice`]}
          onValue={(salePrice) =>
            onNext((now) => ({
              ...now,
              variants: now.variants.map((each, place) =>
                place === index
                  ? { ...each, ...saleTimes(now), salePrice }
                  : each,
              ),
            }))
          }
        />
      ))}
      <MomentField
        label={t.from}
        value={times.saleFrom}
        error={errorOf("saleFrom")}
        onValue={(saleFrom) => setTimes({ saleFrom })}
      />
      <MomentField
        label={t.until}
        isLast
        value={times.saleUntil}
        error={errorOf("saleUntil")}
        onValue={(saleUntil) => setTimes({ saleUntil })}
      />
      <p>{COUNTRY_GROUPS.EEA.includes(country) ? t.lowest : t.struck}</p>
    </>
  );
}

type Times = Pick<SaleForm, "saleFrom" | "saleUntil">;

/** All options of a clip have one time: that of the first with a sale. */
function saleTimes({ saleFrom, saleUntil, variants }: SaleForm): Times {
  const own = variants.find(({ salePrice }) => salePrice !== "");
  return own
    ? { saleFrom: own.saleFrom, saleUntil: own.saleUntil }
    : { saleFrom, saleUntil };
}
