import type { FieldErrors } from "#shared/api/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { previewSale } from "#shared/admin/item-calls.ts";
import { struckPrice } from "#shared/catalog/sale.ts";
import { SaleInput } from "#shared/catalog/schema.ts";
import { readTypedPrice, toWirePrice } from "#shared/money/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useVoice, type Voice } from "#web/data/voice.ts";
import { COUNTRY_GROUPS } from "#shared/delivery/rules.ts";
import { MomentField } from "#web/admin/form/DateField.tsx";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import type { VariantForm } from "#web/admin/items/product-kinds.tsx";
import type { Next } from "#web/data/table.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";

type SaleForm = {
  price: string;
  salePrice: string;
  /** ISO times, or days as they were typed. */
  saleFrom: string;
  saleUntil: string;
  variants: VariantForm[];
};

type SaleFieldsProps<Form extends SaleForm> = {
  form: Form;
  /** The sale as it would be sent. */
  body: object;
  errors: FieldErrors;
  onNext: (next: Next<Form>) => void;
};

/** A lower price for a while: of the clip, or of its options. */
export function SaleFields<Form extends SaleForm>(
  props: SaleFieldsProps<Form>,
) {
  const { form, body, errors, onNext } = props;
  const t = useMessages("panel").sale;
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
      <StruckPrices body={body} form={form} />
    </>
  );
}

/** Says before saving what will be struck; the shop reckons it. */
function StruckPrices({ body, form }: { body: object; form: SaleForm }) {
  const voice = useVoice();
  const { sale: t } = voice.t;
  const { country } = useSite().legal;
  const { variants } = form;
  const sold = variants.length > 0 ? variants : [{ ...form, title: "" }];
  const asked = sold.filter(({ salePrice }) => salePrice !== "");
  const areLower = asked.every(
    ({ price, salePrice }) =>
      (readTypedPrice(salePrice) ?? 0) < (readTypedPrice(price) ?? 0),
  );
  const { data } = useQuery({
    queryKey: [previewSale.path, JSON.stringify(body)],
    queryFn: ({ signal }) => sendAsMaker(previewSale, { body, signal }),
    enabled: asked.length > 0 && areLower && SaleInput.safeParse(body).success,
    // A price that is saved meanwhile is one more of its history.
    staleTime: 0,
    gcTime: 0,
  });
  const lowest = variants.length > 0 ? data?.variants : data && [data];
  const said = sold.flatMap(({ title, price, salePrice }, at) => {
    const known = lowest?.[at];
    if (!known || salePrice === "") return [];
    const wire = {
      price: toWirePrice(salePrice),
      regularPrice: toWirePrice(price),
    };
    return [{ title, text: sayStruck({ ...wire, ...known }, country, voice) }];
  });
  return (
    <div aria-live="polite">
      {said.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of an option
        <p key={at}>
          {title && <strong dir="auto">{title}</strong>} <span>{text}</span>
        </p>
      ))}
      {said.length === 0 && (
        <p>{COUNTRY_GROUPS.EEA.includes(country) ? t.lowest : t.struck}</p>
      )}
    </div>
  );
}

/** What is struck beside a sale price, or why nothing is. */
export function sayStruck(
  sold: {
    price: string;
    regularPrice: string;
    lowestPrice?: string | undefined;
  },
  country: string,
  { t: { sale: t }, formats }: Voice,
): string {
  const struck = struckPrice(sold, country);
  if (!struck)
    return sold.lowestPrice === undefined ? t.nothingKnown : t.nothingStruck;
  const price = formatPrice(struck.price, formats);
  const regular = formatPrice(sold.regularPrice, formats);
  if (!struck.isLowest) return t.struckRegular(price);
  return price === regular
    ? t.struckLowest(price)
    : t.struckLower(price, regular);
}

type Times = Pick<SaleForm, "saleFrom" | "saleUntil">;

/** All options of a clip have one time: that of the first with a sale. */
function saleTimes({ saleFrom, saleUntil, variants }: SaleForm): Times {
  const own = variants.find(({ salePrice }) => salePrice !== "");
  return own
    ? { saleFrom: own.saleFrom, saleUntil: own.saleUntil }
    : { saleFrom, saleUntil };
}
