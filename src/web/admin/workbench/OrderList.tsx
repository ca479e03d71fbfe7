import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useId,
  useState,
} from "react";
import type { Group } from "#shared/workbench/rules.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { formatCount } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { Thumbs } from "./Thumbs.tsx";
import { DRAWINGS } from "./drawings.ts";
import { boxOf, choose, chosenStore } from "./choice.ts";
import {
  hitsIn,
  sayItems,
  sayOrder,
  sayPayment,
  sayStage,
  sayWhen,
} from "./order-words.ts";
import * as css from "./OrderList.css.ts";

export type ListedGroup = {
  id: Group | "open" | "earlier";
  orders: readonly BenchOrder[];
  /** All of the group, also those that are not read yet. */
  count: number;
  /** Reads more of it. */
  onMore: () => void;
};

export type RowsProps = Omit<ListedGroup, "id"> & {
  /** The words of the search, which are marked. */
  search: string;
  isLoadingMore: boolean;
  onChoose: (order: BenchOrder, isChosen: boolean, isRange: boolean) => void;
};

type GroupProps = RowsProps & Pick<ListedGroup, "id">;

/** A group of orders below its heading, with a box that chooses all of it. */
export function OrderGroup({ id, ...rows }: GroupProps) {
  const t = useMessages("bench");
  const chosen = useStore(chosenStore);
  const formats = useFormats();
  const heading = useId();
  const { orders, count } = rows;
  const box = boxOf(orders, chosen);
  const isFound = id === "open" || id === "earlier";
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        {!isFound && (
          <Box
            label={t.row.chooseAll(t.groups[id])}
            state={box}
            onChange={() => choose(orders, box !== true)}
          />
        )}
        <h3 className={css.groupTitle} id={heading}>
          <span>{t.groups[id]}</span>{" "}
          <span className={css.count}>{formatCount(count, formats)}</span>
        </h3>
      </div>
      <OrderRows
        {...rows}
        labelledBy={heading}
        hasStage={id === "late"}
        isNewShown={id === "new"}
      />
    </section>
  );
}

type ListProps = RowsProps & {
  labelledBy?: string;
  /** Whether each says how far it is. */
  hasStage?: boolean;
  /** Whether one that comes later unfolds. */
  isNewShown?: boolean;
};

/** Orders as rows, and a button for more of them. */
export function OrderRows(props: ListProps) {
  const { orders, count, search, isLoadingMore, onMore, onChoose } = props;
  const { more } = useMessages("bench");
  const chosen = useStore(chosenStore);
  // Those that were there at first do not unfold.
  const [first] = useState(() => new Set(orders.map(({ id }) => id)));
  return (
    <>
      <ul aria-labelledby={props.labelledBy}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isChosen={chosen.has(order.id)}
            isNew={props.isNewShown === true && !first.has(order.id)}
            hasStage={props.hasStage === true}
            search={search}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {orders.length < count && (
        <Button
          kind="line"
          size="small"
          className={css.more}
          isPending={isLoadingMore}
          onClick={onMore}
        >
          {more}
        </Button>
      )}
    </>
  );
}

type BoxProps = {
  label: string;
  state: boolean | "mixed";
  onChange: (isRange: boolean) => void;
};

/** A box with a hit area as wide as its column and as high as its row. */
function Box({ label, state, onChange }: BoxProps) {
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.boxInput}
        aria-label={label}
        aria-checked={state}
        checked={state === true}
        onClick={({ shiftKey }: MouseEvent) => onChange(shiftKey)}
        // It follows what is chosen.
        onChange={() => {}}
        onKeyDown={leaveSpaceToTheBox}
      />
      <span className={css.boxFace} data-state={state}>
        {state === true && <Icon name="tick" className={css.tick} />}
      </span>
    </label>
  );
}

/** The list takes Space for its rows. */
function leaveSpaceToTheBox(event: KeyboardEvent): void {
  if (event.key === " ") event.stopPropagation();
}

type RowProps = {
  order: BenchOrder;
  isChosen: boolean;
  /** Whether it has come while the page was open. */
  isNew: boolean;
  /** Whether it says how far the order is. */
  hasStage: boolean;
  search: string;
  onChoose: RowsProps["onChoose"];
};

const OrderRow = memo(function OrderRow(props: RowProps) {
  const { order, isChosen, isNew, hasStage, search, onChoose } = props;
  const t = useMessages("bench");
  const say = { t, formats: useFormats(), now: Date.now() };
  const when = sayWhen(order, say);
  const payment = sayPayment(order, say);
  const memo = order.memo.trim().split("\n")[0] ?? "";
  return (
    <li
      className={css.row}
      data-chosen={isChosen || undefined}
      data-new={isNew || undefined}
      data-order={order.id}
    >
      <Box
        label={t.row.choose(sayOrder(order, say))}
        state={isChosen}
        onChange={(isRange) => onChoose(order, !isChosen, isRange)}
      />
      <div className={css.who}>
        <h4 className={css.name}>
          <a className={css.link} href={order.url ?? undefined}>
            <Marked text={String(order.id)} search={search} isSoft />{" "}
            <bdi>
              <Marked text={order.customerName} search={search} />
            </bdi>
          </a>
          {hasStage && <span className={css.stage}>{sayStage(order, t)}</span>}
          {order.hasGift && <Sign icon="gift" text={t.row.gift} />}
          {order.hasNote && <Sign icon="note" text={t.row.note} />}
          {memo !== "" && <Sign icon="memo" text={t.row.memo(memo)} />}
        </h4>
        <Items text={sayItems(order, t)} search={search} />
        {search !== "" && memo !== "" && (
          <Items text={order.memo} search={search} />
        )}
      </div>
      <Thumbs order={order} />
      <p className={css.when} data-late={when.isLate}>
        <b>{when.text}</b>
        {when.under && <span>{when.under}</span>}
      </p>
      <p className={css.pay}>
        {payment && (
          <b className={css.payment} data-tone={payment.tone}>
            {payment.text}
          </b>
        )}
        {order.delivery && (
          <span>
            <bdi>{order.delivery.name}</bdi>
          </span>
        )}
      </p>
    </li>
  );
});

function Items({ text, search }: { text: string; search: string }) {
  const isHit = hitsIn(text, search).length > 1;
  return (
    <p className={css.items} data-hit={isHit || undefined}>
      <bdi>
        <Marked text={text} search={search} />
      </bdi>
    </p>
  );
}

/** What is searched, marked in a text. */
function Marked(props: { text: string; search: string; isSoft?: boolean }) {
  const { text, search, isSoft } = props;
  const className = isSoft ? css.soft : undefined;
  const parts = hitsIn(text, search);
  if (parts.length === 1) return <span className={className}>{text}</span>;
  return (
    <span className={className}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
          <mark key={index} className={css.hit}>
            {part}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
          <span key={index}>{part}</span>
        ),
      )}
    </span>
  );
}

function Sign({ icon, text }: { icon: keyof typeof DRAWINGS; text: string }) {
  return (
    <span className={css.sign} title={text}>
      <Icon name={DRAWINGS[icon]} />
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}

/** Bars in place of the rows, while they load. */
export function LoadingRows() {
  const { loading } = useMessages("bench");
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        {loading}
      </p>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <div key={index} className={css.bars} aria-hidden="true">
          <span className={css.bar} />
          <span className={css.bar} />
          <span className={css.bar} />
        </div>
      ))}
    </div>
  );
}
