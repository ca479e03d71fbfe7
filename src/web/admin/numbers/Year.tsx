import { formatSigned } from "#shared/money/formats.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pathOf } from "#shared/api/call.ts";
import { getYear } from "#shared/numbers/calls.ts";
import type {
  CurrencyYear,
  Sums,
  YearNumbers,
} from "#shared/numbers/schema.ts";
import { dayAt } from "#shared/text/days.ts";
import { type Formats, formatCount } from "#shared/text/formats.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { signedCents, withGroups } from "./say-numbers.ts";
import * as css from "./Numbers.css.ts";

const yearQuery = (year: number) =>
  queryOptions({
    queryKey: [getYear.path, year] as const,
    queryFn: ({ signal }) =>
      sendAsMaker(getYear, { params: { year: String(year) }, signal }),
    refetchOnMount: "always",
  });

/** The year for a tax return, month by month. */
export function Year() {
  const t = useMessages("panel").numbers;
  const { loading } = useMessages("first");
  const { timeZone } = useFormats();
  const [thisYear] = useState(() =>
    Number(
      new Date().toLocaleDateString("en-US", { year: "numeric", timeZone }),
    ),
  );
  const [year, setYear] = useState(thisYear);
  const { data, isError } = useQuery(yearQuery(year));
  const file = pathOf(getYear, { year: `${year}.csv` });
  return (
    <>
      <div className={css.yearHead}>
        <div className={css.stepper}>
          <IconButton
            icon="down"
            className={css.earlier}
            label={t.before}
            hasTooltip={false}
            disabled={!data || year <= data.first}
            onClick={() => setYear(year - 1)}
          />
          <h3 className={css.yearName}>{year}</h3>
          <IconButton
            icon="down"
            className={css.later}
            label={t.after}
            hasTooltip={false}
            disabled={year >= (data?.last ?? thisYear)}
            onClick={() => setYear(year + 1)}
          />
        </div>
        <p>{t.yearText}</p>
        <a className={buttonClass({ kind: "primary" })} href={file} download>
          <Icon name="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14" />
          <span>{t.download}</span>
        </a>
      </div>
      {data?.currencies.map((own) => (
        <YearOf key={own.currency} own={own} year={data} />
      ))}
      {!data && <p role="status">{isError ? t.failed : loading}</p>}
      <p className={css.fine}>{t.note}</p>
    </>
  );
}

type YearOfProps = { own: CurrencyYear; year: YearNumbers };

/** Amounts of another currency than the shop's are written with its code. */
function formatsOf(formats: Formats, currency: string): Formats {
  if (currency === formats.currency) return formats;
  const money = { ...formats.money, prefix: "", suffix: `\u00a0${currency}` };
  return { ...formats, currency, money };
}

function YearOf({ own, year: { year, last, timeZone } }: YearOfProps) {
  const t = useMessages("panel").numbers;
  const formats = withGroups(formatsOf(useFormats(), own.currency));
  // On New Year's Eve her browser may be in another year than the shop.
  const now = Number(dayAt(Date.now(), timeZone).slice(5, 7));
  const months = own.months.filter(
    ({ month, orders, refunded }) =>
      year < last || month <= now || orders > 0 || refunded !== "0.00",
  );
  const nameOf = (month: number) =>
    new Date(Date.UTC(year, month - 1)).toLocaleDateString(formats.locale, {
      month: "long",
      timeZone: "UTC",
    });
  const columns = [t.orders, t.delivery, t.discounts, t.refunded, t.taken];
  return (
    <div className={css.year}>
      <table className={css.months}>
        <caption className={visuallyHidden}>
          {`${year}, ${own.currency}`}
        </caption>
        <thead>
          <tr>
            {[t.month, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">
                <span>{nameOf(row.month)}</span>
                {year === last && row.month === now && (
                  <small className={css.soFar}>{t.soFar}</small>
                )}
              </th>
              <SumCells sums={row} formats={formats} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{year}</th>
            <SumCells sums={own} formats={formats} />
          </tr>
        </tfoot>
      </table>
      <div>
        <Countries own={own} formats={formats} />
        <Rates own={own} formats={formats} />
      </div>
    </div>
  );
}

function SumCells({ sums, formats }: { sums: Sums; formats: Formats }) {
  const t = useMessages("panel").numbers;
  const say = (amount: string, sign = 1) => {
    const cents = signedCents(amount) * sign;
    return cents === 0 ? "" : formatSigned(cents, formats);
  };
  return (
    <>
      <td>
        <span className={css.onlySmall}>{`${t.orders}: `}</span>
        <span>{formatCount(sums.orders, formats)}</span>
      </td>
      <td>
        {sums.delivery !== "0.00" && (
          <span className={css.onlySmall}>{`${t.delivery} `}</span>
        )}
        <span>{say(sums.delivery)}</span>
      </td>
      <td>{say(sums.discounts, -1)}</td>
      <td>{say(sums.refunded, -1)}</td>
      <td>{formatSigned(signedCents(sums.taken), formats)}</td>
    </>
  );
}

function Countries({ own, formats }: { own: CurrencyYear; formats: Formats }) {
  const t = useMessages("panel").numbers;
  if (own.countries.length === 0) return null;
  const names = new Intl.DisplayNames(formats.locale, { type: "region" });
  return (
    <section>
      <h3 className={css.heading}>{t.byCountry}</h3>
      <dl className={css.pairs}>
        {own.countries.map(({ country, orders, taken }) => (
          <div key={country}>
            <dt>{country ? names.of(country) : t.noCountry}</dt>
            <dd>
              <small>{formatCount(orders, formats)}</small>
              <span>{formatSigned(signedCents(taken), formats)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the tax return and the one-stop shop ask for, where tax is shown. */
function Rates({ own, formats }: { own: CurrencyYear; formats: Formats }) {
  const t = useMessages("panel").numbers;
  if (own.rates.every(({ rate }) => rate === null)) return null;
  const names = new Intl.DisplayNames(formats.locale, { type: "region" });
  const sayRate = (rate: string | null) =>
    rate === null
      ? t.noRate
      : (Number(rate) / 100).toLocaleString(formats.locale, {
          style: "percent",
          maximumFractionDigits: 2,
        });
  return (
    <section className={css.rates}>
      <h3 className={css.heading}>{t.byRate}</h3>
      <dl className={css.pairs}>
        {own.rates.map(({ country, rate, taken, tax }) => (
          <div key={`${country} ${rate}`}>
            <dt>
              {`${country ? names.of(country) : t.noCountry}, ${sayRate(rate)}`}
            </dt>
            <dd>
              {rate !== null && (
                <small>{t.tax(formatSigned(signedCents(tax), formats))}</small>
              )}
              <span>{formatSigned(signedCents(taken), formats)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
