import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { productPath } from "#shared/api/paths.ts";
import { pageTitle } from "#shared/api/page.ts";
import { MAX_PRODUCT_SLUG } from "#shared/catalog/rules.ts";
import { slugOf } from "#shared/text/slug.ts";
import type { ControlProps } from "#web/data/table.ts";
import { MarkdownPreview } from "#web/admin/form/MarkdownPreview.tsx";
import type { PictureForm } from "#web/admin/items/product-kinds.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import * as page from "#web/storefront/Folds.css.ts";
import { MarkdownArea } from "#web/ui/Markdown.tsx";
import { isDay } from "#shared/text/typed-days.ts";
import { DateField } from "#web/admin/form/DateField.tsx";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDayAndTime } from "#shared/text/dates.ts";
import { clockTime, momentOf } from "#shared/text/days.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./ItemFields.css.ts";

// What stands in the folds of a product's form; it is loaded after the form.

/** The text of a product's own page, in Markdown, and what becomes of it. */
export function DetailsField(props: ControlProps<string>) {
  const { label, value, error, isShown, onValue } = props;
  const { preview } = useMessages("panel").markdown;
  return (
    <>
      <MarkdownArea
        label={label}
        value={value}
        error={error}
        onChange={(event) => onValue(event.target.value)}
      />
      {isShown && value.trim() !== "" && (
        <figure className={css.preview}>
          <figcaption className={css.caption}>{preview}</figcaption>
          <MarkdownPreview
            markdown={value}
            className={`${page.text} ${page.written}`}
          />
        </figure>
      )}
    </>
  );
}

type PagePreviewsProps = {
  form: {
    name: string;
    slug: string;
    description: string;
    pictures: PictureForm[];
  };
};

/** Shows how search engines and social networks show the page. */
export function PagePreviews({ form }: PagePreviewsProps) {
  const t = useMessages("panel").productPage;
  const { name: shopName, publicUrl } = useShop();
  const { language } = useFormats();
  const slug = form.slug || slugOf(form.name, language, MAX_PRODUCT_SLUG);
  const imageUrl = form.pictures[0]?.image.url;
  const title = pageTitle(form.name, shopName);
  const { host } = new URL(publicUrl);
  return (
    <>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.searchPreview}</figcaption>
        <div className={css.result} dir="auto">
          <p className={css.address}>{`${host}${productPath(slug)}`}</p>
          <p className={css.resultTitle}>{title}</p>
          <p className={css.resultText}>{form.description}</p>
        </div>
      </figure>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.cardPreview}</figcaption>
        <div className={css.card}>
          {imageUrl && (
            <span className={css.cardPicture}>
              <img className={css.ground} src={imageUrl} alt="" />
              <img className={css.pageFieldsWhole} src={imageUrl} alt="" />
            </span>
          )}
          <div className={css.cardText} dir="auto">
            <p className={css.address}>{host}</p>
            <p className={css.cardTitle}>{title}</p>
          </div>
        </div>
      </figure>
    </>
  );
}

/** Proposed with a day: the shop sees it open, and so do those who wait. */
const USUAL_TIME = "10:00";

/** Several products open together at the same moment. */
export function OpeningField({
  label,
  value,
  error,
  onValue,
}: ControlProps<string>) {
  const { opening: t } = useMessages("panel").planning;
  const formats = useFormats();
  const { timeZone } = formats;
  const [usual, setUsual] = useState(USUAL_TIME);
  const isMoment = !Number.isNaN(Date.parse(value));
  const [day = "", time = usual] = isMoment
    ? clockTime(value, timeZone).split("T")
    : [value];
  const choose = (nextDay: string, nextTime: string) =>
    onValue(
      isDay(nextDay) ? momentOf(`${nextDay}T${nextTime}`, timeZone) : nextDay,
    );
  const { data: products = [] } = useQuery({
    ...allProductsQuery,
    enabled: false,
  });
  return (
    <>
      <DateField
        label={label}
        value={day}
        error={error}
        onValue={(typedDay) => choose(typedDay, time)}
      />
      <TextField
        label={t.time}
        className={compactField}
        type="time"
        value={time}
        hint={t.hint(timeZone)}
        onChange={({ target }) => {
          const next = target.value || USUAL_TIME;
          setUsual(next);
          choose(day, next);
        }}
      />
      {value && (
        <Button size="small" kind="line" onClick={() => onValue("")}>
          {t.clear}
        </Button>
      )}
      {otherDrops(products, value).map(({ name, at }) => (
        <Button key={at} size="small" kind="line" onClick={() => onValue(at)}>
          {t.together(name, formatDayAndTime(at, formats))}
        </Button>
      ))}
    </>
  );
}

/** The first product of each other moment that is to come. */
function otherDrops(
  products: readonly Pick<Product, "name" | "availableFrom">[],
  value: string,
): { name: string; at: string }[] {
  const first = new Map<string, string>();
  for (const { name, availableFrom: at } of products)
    if (at && Date.parse(at) > Date.now() && at !== value && !first.has(at))
      first.set(at, name);
  return [...first].map(([at, name]) => ({ at, name }));
}
