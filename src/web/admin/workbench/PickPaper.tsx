import { isCustomLine } from "#shared/cart/rules.ts";
import { spellBeads } from "#shared/clip/beads.ts";
import {
  type MakerOrder,
  type PickedPart,
  standingItems,
} from "#shared/orders/progress.ts";
import { write } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { sayDue } from "./order-words.ts";
import * as css from "./Papers.css.ts";

type PickPaperProps = {
  orders: readonly MakerOrder[];
  list: Record<"resins" | "charms" | "letters" | "clips", PickedPart[]>;
  summary: string;
  /** A5 in place of A4. */
  isSmall: boolean;
};

/** The pick list: the drawers, and then clip by clip. Never a price. */
export function PickPaper({ orders, list, summary, isSmall }: PickPaperProps) {
  const { pick: t, paper } = useMessages("bench");
  const formats = useFormats();
  const now = Date.now();
  const today = write(dayAt(now, formats.timeZone), formats.locale, {
    dateStyle: "full",
    timeZone: "UTC",
  });
  const letters = [...list.letters].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  return (
    <div className={css.pick} data-format={isSmall ? "a5" : "a4"}>
      <header className={css.pickHead}>
        <h1 className={css.pickTitle}>{t.title}</h1>
        <p className={css.pickAbout}>
          <span>{today}</span>
          <br />
          <span>{summary}</span>
        </p>
      </header>
      <div className={css.pickColumns}>
        <div className={css.drawers}>
          <Drawer title={t.resins} parts={list.resins} />
          <Drawer title={t.charms} parts={list.charms} />
          <Drawer title={t.letters} parts={letters} isBeads />
          <Drawer title={t.shelf} parts={list.clips} />
        </div>
        <div>
          <h2 className={css.drawerTitle}>{paper.byClip}</h2>
          <ol>
            {orders.map((order) => (
              <ClipByClip key={order.id} order={order} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

type DrawerProps = {
  title: string;
  parts: readonly PickedPart[];
  isBeads?: boolean;
};

function Drawer({ title, parts, isBeads = false }: DrawerProps) {
  if (parts.length === 0) return null;
  return (
    <section className={css.drawer}>
      <h2 className={css.drawerTitle}>{title}</h2>
      <ul className={isBeads ? css.beadList : undefined}>
        {parts.map(({ key, name, count, isPicked }) => (
          <li key={key} className={css.drawerRow}>
            <Square isTicked={isPicked} />
            {isBeads ? (
              <>
                <b>{name}</b>
                <span>{count > 1 ? `× ${count}` : ""}</span>
              </>
            ) : (
              <>
                <b>{count}</b>
                <bdi>{name}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Square = ({ isTicked = false }) => (
  <span className={css.square}>{isTicked ? "✓" : ""}</span>
);

function ClipByClip({ order }: { order: MakerOrder }) {
  const { paper, row, due } = useMessages("bench");
  const { gap } = useMessages("order");
  const formats = useFormats();
  const when = sayDue(order.readyBy, { t: { due }, formats, now: Date.now() });
  const ends = [
    when.text,
    ...(when.under ? [when.under] : []),
    ...(order.gift ? [paper.gift] : []),
  ];
  const items = standingItems(order);
  const ready = items.filter((item) => !isCustomLine(item));
  return (
    <li className={css.order}>
      <h3 className={css.orderHead}>
        <span>{order.id}</span>
        <bdi>{order.customerName}</bdi>
        <span className={css.orderEnd}>{ends.join(", ")}</span>
      </h3>
      {items.filter(isCustomLine).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
        <div key={index} className={css.clip}>
          <div className={css.drawing}>
            <ClipPicture
              charms={item.charms ?? []}
              customText={item.customText ?? ""}
              resin={item.resin}
              shownWidth={160}
              isFramed
              isDecorative
            />
          </div>
          <div className={css.clipText}>
            <p className={css.spelled}>
              {`${item.quantity > 1 ? `${item.quantity} × ` : ""}${spellBeads(item.customText ?? "", gap).replaceAll(" · ", " ")}`}
            </p>
            <p>{item.resin?.name ?? row.plain}</p>
            <p>{(item.charms ?? []).map(({ name }) => name).join(", ")}</p>
          </div>
        </div>
      ))}
      {ready.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
        <p key={index} className={css.ready}>
          <Square />
          <span>
            {`${item.quantity > 1 ? `${item.quantity} × ` : ""}${paper.fromShelf(
              [item.productName, item.variantTitle].filter(Boolean).join(", "),
            )}`}
          </span>
        </p>
      ))}
    </li>
  );
}
