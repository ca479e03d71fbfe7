import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { listAllProducts, productCalls } from "#shared/admin/item-calls.ts";
import { productPath } from "#shared/api/paths.ts";
import { Product, ProductInput } from "#shared/catalog/schema.ts";
import { MAX_PRODUCT_SLUG } from "#shared/catalog/rules.ts";
import { formatDayAndTime } from "#shared/text/dates.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import {
  area,
  count,
  flag,
  mm,
  price,
  text,
} from "#web/admin/editor/kinds.tsx";
import { bodyOf, type FormOf, typed } from "#web/data/table.ts";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { useAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/layout.css.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatCents, type Formats } from "#shared/text/formats.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import {
  isUploading,
  uploadImage,
} from "#web/admin/image-field/image-value.ts";
import {
  newKey,
  NO_PICTURES,
  type PictureForm,
  pictures,
  salePrice,
  type VariantForm,
  variants,
} from "./product-kinds.tsx";
import {
  type DetailsProps,
  type FieldsProps,
  type FoldSpec,
  resource,
} from "./resource.ts";
import { StockBadge, StockSteppers } from "./StockSteppers.tsx";

// What stands in the folds of a form is loaded after it.

const inFolds = () => import("#web/admin/items/form/PageFields.tsx");

/** What a product's own page says, in Markdown. */
const details = ({ fold }: { fold: string }) =>
  typed({
    fold,
    Control: deferred([], async () => (await inFolds()).DetailsField),
  });

/** How search engines and social networks show the page. */
const PagePreviews = deferred([], async () => (await inFolds()).PagePreviews);

/** When a product opens (ISO); empty if it is on sale at once. */
const opening = ({ fold }: { fold: string }) =>
  typed({
    fold,
    write: (value) => value || null,
    say: (value, { formats }) => sayOpening(value, formats),
    Control: deferred([], async () => (await inFolds()).OpeningField),
  });

/** A time of a sale, which `SaleFields` shows as one. */
const saleTime = () => typed({ fold: "sale", write: (value) => value || null });

const SaleFields = deferred([], () =>
  import("#web/admin/items/form/SaleFields.tsx").then(
    (module) => module.SaleFields<ProductForm>,
  ),
);

/** A moment as people read it; what is none yet as it was typed. */
const sayOpening = (value: string, formats: Formats): string =>
  Number.isNaN(Date.parse(value)) ? value : formatDayAndTime(value, formats);

const VariantsEditor = deferred([], () =>
  import("#web/admin/items/form/VariantsEditor.tsx").then(
    (module) => module.VariantsEditor,
  ),
);

const fields = {
  name: text({ isRequired: true }),
  price: price({ isRequired: true }),
  stockQuantity: count(),
  description: area({ isRequired: true }),
  pictures: pictures(),
  isNew: flag(),
  isBestSeller: flag(),
  inStock: flag({ empty: true }),
  variants: variants("options"),
  // Left empty, it is made from the name.
  slug: text({
    fold: "page",
    isKept: true,
    input: {
      maxLength: MAX_PRODUCT_SLUG,
      autoCapitalize: "none",
      spellCheck: false,
    },
  }),
  details: details({ fold: "page" }),
  widthMm: mm({ fold: "page" }),
  safety: area({ fold: "page" }),
  isHidden: flag({ fold: "page" }),
  availableFrom: opening({ fold: "opening" }),
  salePrice: salePrice("sale"),
  saleFrom: saleTime(),
  saleUntil: saleTime(),
};
type ProductForm = FormOf<typeof fields>;

export const productResource = resource({
  kind: "product",
  calls: productCalls,
  list: listAllProducts,
  row: Product,
  input: ProductInput,
  useRows: () => useQuery(allProductsQuery),
  fields,
  useLabels() {
    const { form, productPage, planning, sale } = useMessages("panel");
    const { opening } = planning;
    return {
      ...form,
      stockQuantity: form.stock,
      variants: form.options,
      slug: productPage.address,
      details: productPage.details,
      widthMm: productPage.width,
      isHidden: productPage.hidden,
      availableFrom: opening.at,
      salePrice: sale.price,
      saleFrom: sale.from,
      saleUntil: sale.until,
    };
  },
  useHints() {
    const { form, productPage } = useMessages("panel");
    return {
      stockQuantity: form.stockHint,
      slug: productPage.addressHint,
      widthMm: productPage.widthHint,
    };
  },
  changedInCopy: ({ variants }) => ({
    // No two pages have one address.
    slug: "",
    variants: variants.map(({ id: _, ...variant }) => variant),
  }),
  pageOf: ({ slug }) => productPath(slug),
  useFolds,
  Pictures: PicturesGate,
  Words,
  Details,
  Summary: HiddenClips,
});

const SALE = ["price", "salePrice", "saleFrom", "saleUntil", "variants"];

function useFolds({
  form,
  errors,
  onNext,
  isNew,
}: FieldsProps<ProductForm>): FoldSpec[] {
  const edited = useStore(productResource.editing);
  const id = isNew ? undefined : edited?.row.id;
  const { form: t, productPage, planning, sale } = useMessages("panel");
  const { opening } = planning;
  const formats = useFormats();
  const { availableFrom } = form;
  return [
    {
      name: "options",
      title: t.optionsFold,
      note: form.variants.map(({ title }) => title).join(", "),
      isUsed: form.variants.length > 0,
      content: (
        <VariantsEditor
          variants={form.variants}
          errors={errors}
          price={form.price}
          onChange={(variants) => onNext((now) => ({ ...now, variants }))}
        />
      ),
    },
    {
      name: "sale",
      title: sale.title,
      note: [form, ...form.variants]
        .map(({ salePrice }) => salePrice)
        .filter(Boolean)
        .join(", "),
      isUsed: [form, ...form.variants].some(
        ({ salePrice }) => salePrice !== "",
      ),
      isLate: true,
      content: (
        <SaleFields
          form={form}
          body={{ id, ...bodyOf(fields, form, SALE) }}
          errors={errors}
          onNext={onNext}
        />
      ),
    },
    {
      name: "page",
      title: productPage.title,
      isUsed: false,
      content: <PagePreviews form={form} />,
    },
    {
      name: "opening",
      title: opening.title,
      note: sayOpening(availableFrom, formats),
      isUsed: availableFrom !== "",
    },
  ];
}

function Words({ row }: { row: Product }) {
  const { isNew, bestSeller } = useMessages("first").products;
  return (
    <>
      {row.isNew && <span className={css.tags.isNew}>{isNew}</span>}
      {row.isBestSeller && (
        <span className={css.tags.bestSeller}>{bestSeller}</span>
      )}
      <p className={css.text} dir="auto">
        {row.description}
      </p>
    </>
  );
}

function Details({ row, children }: DetailsProps<Product>) {
  const { planning, list: t } = useMessages("panel");
  const { opening } = planning;
  const formats = useFormats();
  return (
    <>
      <span className={`${numerals} ${css.price}`}>
        {sayPriceRange(row, formats, t.range)}
      </span>
      <div className={css.state}>
        <StockBadge inStock={row.inStock} />
        {row.inStock && row.availableFrom && (
          <span className={css.extra}>
            {opening.tag(formatDayAndTime(row.availableFrom, formats))}
          </span>
        )}
        <StockSteppers kind="product" row={row} />
        {row.isHidden && <Hidden row={row} />}
        {children}
      </div>
    </>
  );
}

/** Shows clips, or hides them again, with Undo in the notification. */
function useShow() {
  const queryClient = useQueryClient();
  const t = useMessages("panel");
  const act = async ({ rows, isHidden }: Shown) => {
    for (const { id } of rows)
      await send(productCalls.patch, { params: { id }, body: { isHidden } });
  };
  const show = useAction(act, {
    failed: t.items.product.updateFailed,
    onSuccess: (_, { rows, isHidden }) => {
      if (isHidden) return;
      const undo = () => show.mutate({ rows, isHidden: true });
      const title = t.productPage.areShown(rows.length);
      showToast({ title }, "ok", { label: t.undo, onPress: undo });
    },
    onSettled: () => queryClient.refetchQueries(allProductsQuery),
  });
  return show;
}
type Shown = { rows: readonly Product[]; isHidden: boolean };

function Hidden({ row }: { row: Product }) {
  const { productPage: t, form, markdown, saving } = useMessages("panel");
  const show = useShow();
  return (
    <>
      <span className={css.extra}>{t.isHidden}</span>
      <a
        className={buttonClass({
          kind: "quiet",
          size: "small",
          className: css.show,
        })}
        href={productPath(row.slug)}
        aria-label={form.previewOf(row.name)}
      >
        {markdown.preview}
      </a>
      <Button
        kind="quiet"
        size="small"
        className={css.show}
        aria-label={t.showName(row.name)}
        isPending={show.isPending}
        pendingText={saving}
        onClick={() => show.mutate({ rows: [row], isHidden: false })}
      >
        {t.show}
      </Button>
    </>
  );
}

/** All that is hidden at once, as after an import. */
function HiddenClips({ rows }: { rows: Product[] }) {
  const { productPage: t, saving } = useMessages("panel");
  const show = useShow();
  const hidden = rows.filter(({ isHidden }) => isHidden);
  if (hidden.length < 2) return null;
  return (
    <div className={css.summary}>
      <Notice tone="warning">
        <p>{t.hiddenCount(hidden.length)}</p>
        <Button
          kind="line"
          size="small"
          isPending={show.isPending}
          pendingText={saving}
          onClick={() => show.mutate({ rows: hidden, isHidden: false })}
        >
          {t.showAll}
        </Button>
      </Notice>
    </div>
  );
}

/**
 * Writes what a clip and its options cost, from the lowest to the highest, with
 * the currency's sign once: "$24 to 29", "24,50 bis 29,00 €".
 */
export function sayPriceRange(
  { price, variants }: Pick<Product, "price" | "variants">,
  formats: Formats,
  range: (from: string, to: string) => string,
): string {
  // A clip with options is sold at their prices, and not at its own.
  const prices = variants.length > 0 ? variants : [{ price }];
  const cents = prices.map((each) => priceCents(each.price));
  const from = Math.min(...cents);
  const to = Math.max(...cents);
  if (from === to) return formatCents(from, formats);
  const { prefix, suffix, digits } = formats.money;
  const areWhole = [from, to].every((each) => each % 100 === 0);
  const shown = { ...formats.money, digits: areWhole ? 0 : digits };
  const write = (each: number, signs: { prefix: string; suffix: string }) =>
    formatCents(each, { ...formats, money: { ...shown, ...signs } });
  return range(
    write(from, { prefix, suffix: "" }),
    write(to, { prefix: "", suffix }),
  );
}

// The lazily loaded editor gets these functions as a prop. If it imported them,
// the bundler would move them from the panel's file to an additional file, and
// the panel would load more slowly.
const tools = { isUploading, newKey, NO_PICTURES, uploadImage };

type PicturesGateProps = FieldsProps<{
  pictures: PictureForm[];
  variants: VariantForm[];
}> & {
  /** The field for the first picture, while there is no other. */
  children: ReactNode;
};

const editor = lateComponent([], () =>
  import("#web/admin/items/form/PicturesEditor.tsx").then(
    (module) => module.PicturesEditor,
  ),
);

/** The pictures of a product; the code for several is loaded after the form. */
function PicturesGate({ children, ...props }: PicturesGateProps) {
  const { form, errors, onNext } = props;
  const { morePictures } = useMessages("panel").form;
  const [isFailed, setFailed] = useState(false);
  const PicturesEditor = useLateCode(editor, !isFailed, () => setFailed(true));
  if (PicturesEditor)
    return (
      <>
        {children}
        <PicturesEditor
          pictures={form.pictures}
          variants={form.variants}
          errors={errors}
          onNext={(next) =>
            onNext((now) => ({ ...now, pictures: next(now.pictures) }))
          }
          tools={tools}
        />
      </>
    );
  return (
    <>
      {children}
      {isFailed && (
        <Button kind="line" size="small" onClick={() => setFailed(false)}>
          {morePictures}
        </Button>
      )}
    </>
  );
}
