import { DESIGNER_ART } from "#shared/api/paths.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import { useState } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import type { DayNumbers, Numbers } from "#shared/numbers/schema.ts";
import { saySource } from "#shared/numbers/rules.ts";
import { formatCount } from "#shared/text/formats.ts";
import { addDays, weekdayOf } from "#shared/text/days.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { link } from "#web/ui/layout.css.ts";
import { FoldedTable, Lying, NumbersTable, Plot } from "./Teeth.tsx";
import { sayRound, saySum, sumOf, takenCents } from "./say-numbers.ts";
import * as css from "./Numbers.css.ts";

type WeeksProps = { numbers: Numbers; before?: Numbers | undefined };

/** The last weeks as plots, and what was in them the most. */
export function Weeks({ numbers, before }: WeeksProps) {
  return (
    <>
      <Plots numbers={numbers} before={before} />
      <div className={css.lists}>
        <Best products={numbers.products} />
        <Parts parts={numbers.parts} />
        <Sources sources={numbers.sources} />
      </div>
      <Missed missed={numbers.missed} />
    </>
  );
}

type Week = { monday: string; days: DayNumbers[] };

/** As many weeks as there are, each from its Monday. */
function weeksOf({ days, begins }: Numbers): Week[] {
  const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
  const known = days.filter(({ day }) => day >= mondayOf(begins ?? day));
  const mondays = [...new Set(known.map(({ day }) => mondayOf(day)))];
  return mondays.map((monday) => ({
    monday,
    days: known.filter(({ day }) => mondayOf(day) === monday),
  }));
}

/** Whether the shop was paused on most days of a week. */
const isRest = ({ days }: Week): boolean =>
  2 * days.filter((day) => day.isRest).length > days.length;

function Plots({ numbers, before }: WeeksProps) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  const [marked, setMarked] = useState<number>();
  const weeks = weeksOf(numbers);
  const { days, begins, from, isCounting } = numbers;
  const names = weeks.map(({ monday }) =>
    new Date(monday).toLocaleDateString(formats.locale, {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
  );
  const rests = weeks.map(isRest);
  const rows = names.map((name, index) =>
    [
      name,
      ...(rests[index] ? [t.rest] : []),
      ...(index === names.length - 1 ? [t.soFar] : []),
    ].join(", "),
  );
  const marking = { marked, onMark: setMarked };
  const chosen = marked === undefined ? undefined : weeks[marked];
  const shown = chosen ? chosen.days : days;
  const count = (value: number) => formatCount(value, formats);
  const hasBefore = before && begins !== null && begins < from;
  const sentence = chosen
    ? `${t.weekOf} ${names[marked ?? 0]}`
    : hasBefore
      ? `${t.takenText} ${t.earlier(saySum(before.days, formats))}`
      : t.takenText;
  const columns = (["orders", "adds", "visits"] as const)
    .filter((of) => isCounting || of === "orders")
    .map((of) => ({
      of,
      name: t[of],
      cells: weeks.map((week) => count(sumOf(week.days, of))),
    }));
  const takings = {
    name: t.taken,
    cells: weeks.map((week) => saySum(week.days, formats)),
  };
  return (
    <section className={css.plots} aria-label={t.weeks}>
      <div>
        <h3 className={css.heading}>{t.taken}</h3>
        <strong className={css.number}>
          {sayRound(takenCents(shown), formats)}
        </strong>
        <p className={css.sentence}>{sentence}</p>
        <Plot
          {...marking}
          label={t.taken}
          teeth={weeks.map(({ days: own }, index) => ({
            name: names[index] ?? "",
            value: takenCents(own),
            text:
              rests[index] && takenCents(own) === 0
                ? t.rest
                : sayRound(takenCents(own), formats),
          }))}
        />
        <FoldedTable
          caption={t.weeks}
          of={t.weekOf}
          rows={rows}
          columns={[takings, ...columns]}
        />
      </div>
      <div className={css.side}>
        {[...columns].reverse().map(({ of, name, cells }) => (
          <div key={of} className={css.row3}>
            <div>
              <h3 className={css.rowName}>{name}</h3>
              <strong className={css.rowNumber}>
                {count(sumOf(shown, of))}
              </strong>
            </div>
            <Plot
              {...marking}
              label={name}
              isSmall
              teeth={weeks.map((week, index) => ({
                name: names[index] ?? "",
                value: sumOf(week.days, of),
                text: cells[index] ?? "",
              }))}
            />
            <NumbersTable
              isHidden
              caption={name}
              of={t.weekOf}
              rows={rows}
              columns={[{ name, cells }]}
            />
          </div>
        ))}
        {isCounting && <OfHundred days={days} />}
      </div>
    </section>
  );
}

/** Fewer visits would make a sentence of chance. */
const ENOUGH = 100;

/** One sentence that makes sense of visits, adds and orders. */
function OfHundred({ days }: { days: readonly DayNumbers[] }) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  const visits = sumOf(days, "visits");
  if (visits < ENOUGH) return null;
  const share = (of: "adds" | "orders", whole: number) =>
    Math.round((whole * sumOf(days, of)) / visits);
  // Nobody orders by halves: where few do, they are few of more visits.
  const whole = [100, 1_000, 10_000].find((each) => share("orders", each) > 1);
  const say = (count: number) => formatCount(count, formats);
  const of = whole ?? 100;
  return (
    <p>
      {t.ofVisits(say(of), say(share("adds", of)), say(share("orders", of)))}
    </p>
  );
}

/** The most of a list that are shown. */
const SHOWN = 5;

function Best({ products }: Pick<Numbers, "products">) {
  const t = useMessages("panel").numbers;
  const items = products.slice(0, SHOWN).map(({ id, ...product }) => ({
    ...product,
    key: String(id),
    name: id === CUSTOM_PRODUCT_ID ? t.custom : product.name,
    value: product.quantity,
  }));
  return <Ranked title={t.best} items={items} />;
}

type Ranking = {
  key: string;
  name: string;
  value: number;
  text?: string;
  imageUrl?: string;
  isPart?: boolean;
};

function Ranked({ title, items }: { title: string; items: Ranking[] }) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  const most = Math.max(...items.map(({ value }) => value));
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      {items.length === 0 && <p className={css.sentence}>{t.none}</p>}
      <ul className={css.items}>
        {items.map(({ key, name, value, text, imageUrl, isPart }) => (
          <li
            key={key}
            className={css.item}
            data-pictured={imageUrl ? "" : undefined}
          >
            {imageUrl && <Thumb imageUrl={imageUrl} isPart={isPart} />}
            <div>
              <p className={css.counted}>
                <span dir="auto">{name}</span>
                <b>{text ?? formatCount(value, formats)}</b>
              </p>
              <Lying value={value} most={most} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ThumbProps = { imageUrl: string; isPart?: boolean | undefined };

const Thumb = ({ imageUrl, isPart }: ThumbProps) => (
  <Picture
    imageUrl={imageUrl}
    picture={null}
    alt=""
    sizes="56px"
    className={isPart ? css.partThumb : css.thumb}
  />
);

const BEAD = pictureUrl(DESIGNER_ART.bead, 128);

/** What to pour and to buy next. */
function Parts({ parts }: Pick<Numbers, "parts">) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  const { resins, charms, beads } = parts;
  const items = [
    ...resins.slice(0, 2).map((each) => ({ ...each, key: `resin ${each.id}` })),
    ...charms.slice(0, 3).map((each) => ({ ...each, key: `charm ${each.id}` })),
  ].map((each) => ({ ...each, value: each.quantity, isPart: true }));
  return (
    <div>
      <Ranked title={t.parts} items={items} />
      <ul className={css.beads}>
        {beads.slice(0, 7).map(({ name, quantity }) => (
          <li key={name} className={css.bead}>
            <span style={{ backgroundImage: `url(${BEAD})` }}>{name}</span>
            <small>{formatCount(quantity, formats)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: Pick<Numbers, "sources">) {
  const t = useMessages("panel").numbers;
  const { locale } = useFormats();
  const all = sources.reduce((sum, { visits }) => sum + visits, 0);
  const items = sources.slice(0, 8).map((source) => ({
    key: `${source.source} ${source.letter ?? ""}`,
    name: saySource(source, t.names),
    value: source.visits,
    text: (source.visits / all).toLocaleString(locale, { style: "percent" }),
  }));
  return <Ranked title={t.sources} items={items} />;
}

function Missed({ missed }: Pick<Numbers, "missed">) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  if (missed.length === 0) return null;
  return (
    <section className={css.missed}>
      <h3 className={css.heading}>{t.missed}</h3>
      <ul>
        {missed.map(({ id, name, imageUrl, looks, waiting }) => (
          <li key={id} className={css.missing}>
            <Thumb imageUrl={imageUrl} />
            <span>
              <b className={css.what} dir="auto">
                {name}
              </b>
              <span className={css.remark}>{t.soldOut}</span>
            </span>
            <span>{t.looks(formatCount(looks, formats), looks)}</span>
            <span>
              {waiting > 0 && t.waiting(formatCount(waiting, formats), waiting)}
            </span>
            <PageLink className={link} to={PAGES.admin}>
              {t.again}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
