import { type KeyboardEvent, memo, type MouseEvent, useId } from "react";
import { readingLayout } from "#shared/clip/reading.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { Group } from "#shared/workbench/rules.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import type { ShownItem } from "#shared/orders/progress.ts";
import { formatCount } from "#shared/text/formats.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { BenchIcon, type BenchIconName } from "./BenchIcon.tsx";
import { boxOf, choose, chosenStore } from "./choice.ts";
import {
  hitsIn,
  sayItem,
  sayItems,
  sayOrder,
  sayPayment,
  sayStage,
  sayWhen,
  shownItems,
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

type GroupProps = ListedGroup & {
  /** The words of the search, which are marked. */
  search: string;
  isLoadingMore: boolean;
  onChoose: (order: BenchOrder, isChosen: boolean, isRange: boolean) => void;
};

/** A group of orders below its heading, with a box that chooses all of it. */
export function OrderGroup(props: GroupProps) {
  const { id, orders, count, search, isLoadingMore, onMore, onChoose } = props;
  const t = useMessages("bench");
  const chosen = useStore(chosenStore);
  const formats = useFormats();
  const heading = useId();
  const box = boxOf(orders, chosen);
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        <Box
          label={t.row.chooseAll(t.groups[id])}
          state={box}
          onChange={() => choose(orders, box !== true)}
        />
        <h3 className={css.groupTitle} id={heading}>
          <span>{t.groups[id]}</span>{" "}
          <span className={css.count}>{formatCount(count, formats)}</span>
        </h3>
      </div>
      <ul aria-labelledby={heading}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isChosen={chosen.has(order.id)}
            hasStage={id === "late"}
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
          {t.more}
        </Button>
      )}
    </section>
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
  /** Whether it says how far the order is. */
  hasStage: boolean;
  search: string;
  onChoose: GroupProps["onChoose"];
};

const OrderRow = memo(function OrderRow(props: RowProps) {
  const { order, isChosen, hasStage, search, onChoose } = props;
  const t = useMessages("bench");
  const say = { t, formats: useFormats(), now: Date.now() };
  const when = sayWhen(order, say);
  const payment = sayPayment(order, say);
  const memo = order.memo.trim().split("\n")[0] ?? "";
  return (
    <li
      className={css.row}
      data-chosen={isChosen || undefined}
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
        {order.delivery && <bdi>{order.delivery.name}</bdi>}
      </p>
    </li>
  );
});

function Items({ text, search }: { text: string; search: string }) {
  const isHit = hitsIn(text, search).length > 1;
  return (
    <p className={css.items} dir="auto" data-hit={isHit || undefined}>
      <Marked text={text} search={search} />
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

function Sign({ icon, text }: { icon: BenchIconName; text: string }) {
  return (
    <span className={css.sign} title={text}>
      <BenchIcon name={icon} />
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}

const MOST_THUMBS = 3;

/** The pictures of its clips, at most three; the link says what they are. */
function Thumbs({ order }: { order: BenchOrder }) {
  const t = useMessages("bench");
  const items = shownItems(order);
  const shown = items.slice(0, MOST_THUMBS);
  const more = items.length - shown.length;
  return (
    <div className={css.thumbs}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
        <Thumb key={index} item={item} name={sayItem(item, t)} />
      ))}
      {more > 0 && (
        <span className={css.moreClips}>
          <span aria-hidden="true">{`+${more}`}</span>
          <span className={visuallyHidden}>{t.row.moreClips(more)}</span>
        </span>
      )}
    </div>
  );
}

type ThumbProps = { item: ShownItem; name: string };

function Thumb({ item, name }: ThumbProps) {
  const isCustom = isCustomLine(item);
  return (
    <span className={isCustom ? css.clip : css.photo} title={name}>
      <ItemPicture item={item} width={isCustom ? 124 : 64} />
      {item.quantity > 1 && (
        <span className={css.quantity}>{`${item.quantity} ×`}</span>
      )}
    </span>
  );
}

/** The drawing of a custom clip, or the photo of another; a text says what. */
export function ItemPicture({ item, width }: ItemPictureProps) {
  if (isCustomLine(item))
    return (
      <ClipPicture
        charms={item.charms ?? []}
        customText={item.customText ?? ""}
        resin={item.resin}
        shownWidth={width}
        reading={readingLayout}
        isFramed
        isDecorative
      />
    );
  return (
    <Picture
      imageUrl={item.imageUrl}
      picture={item.picture}
      alt=""
      sizes={`${width}px`}
    />
  );
}

type ItemPictureProps = { item: ShownItem; width: number };

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
