import { type FormEvent, useState } from "react";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { readTracking, TrackingField } from "#web/orders/TrackingField.tsx";
import { areCollected } from "./choice.ts";
import { ItemPicture } from "./Thumbs.tsx";
import { shownItems } from "./order-words.ts";
import type { useSteps } from "./useSteps.ts";
import type { ToDo } from "./useToDos.tsx";
import * as css from "./ChosenBar.css.ts";

type SheetProps = { isOpen: boolean; onClose: () => void };
type SentProps = SheetProps & {
  orders: readonly BenchOrder[];
  steps: ReturnType<typeof useSteps>;
};

/** Marks orders as sent, with a field for the tracking of each. */
export function SentSheet(props: SentProps) {
  const { send: t } = useMessages("bench");
  const [orders, setOrders] = useState(props.orders);
  // What is moved leaves the choice, while the sheet still closes.
  if (props.isOpen && props.orders.length > 0 && props.orders !== orders)
    setOrders(props.orders);
  const [isTyped, setTyped] = useState(false);
  const { length: count } = orders;
  const title = areCollected(orders) ? t.titleCollect(count) : t.title(count);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const trackings = orders
      .filter(({ isCollected }) => !isCollected)
      .map(({ id }) => ({ id, ...readTracking(fields, String(id)) }));
    props.steps.move({ step: "sent", orders, trackings }, () => {
      setTyped(false);
      props.onClose();
    });
  };
  const first = orders.find(({ isCollected }) => !isCollected);
  return (
    <Dialog
      kind="drawer"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={title}
      closeLabel={t.close}
      isBusy={props.steps.isPending}
      closesOnScrim={!isTyped}
      focusFirst={first ? "content" : "close"}
      footer={
        <div className={css.foot}>
          <p className={css.mails}>{t.mails(count)}</p>
          <Button
            type="submit"
            form={FORM}
            isBlock
            isPending={props.steps.isPending}
            pendingText={title}
          >
            {title}
          </Button>
        </div>
      }
    >
      <form
        id={FORM}
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={onSubmit}
      >
        {first && <p className={css.hint}>{t.hint}</p>}
        <ul className={css.sent}>
          {orders.map((order) => (
            <li key={order.id} className={css.sentRow}>
              <SentPicture order={order} />
              <div>
                <b className={css.sentName}>
                  <span>{`${order.id} `}</span>
                  <bdi>{order.customerName}</bdi>
                </b>
                {order.delivery && (
                  <bdi className={css.sentWay}>{order.delivery.name}</bdi>
                )}
              </div>
              <div className={css.field}>
                {order.isCollected ? (
                  <p className={css.sentWay}>{t.collected}</p>
                ) : (
                  <TrackingField
                    name={String(order.id)}
                    label={t.tracking(order.id)}
                    placeholder={t.placeholder}
                    autoFocus={order === first}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

const FORM = "bench-sent";

function SentPicture({ order }: { order: BenchOrder }) {
  const [item] = shownItems(order);
  return (
    <div className={css.sentPicture}>
      {item && <ItemPicture item={item} width={76} />}
    </div>
  );
}

type MoreProps = SheetProps & {
  title: string;
  todos: readonly ToDo[];
  isOnline: boolean;
};

/** The rest of what can be done, in rows for a thumb. */
export function MoreSheet({ title, todos, isOnline, ...sheet }: MoreProps) {
  const { send: t, chosen } = useMessages("bench");
  return (
    <Dialog
      {...sheet}
      kind="modal"
      title={title}
      closeLabel={t.close}
      focusFirst="close"
    >
      {!isOnline && <p className={css.hint}>{chosen.offline}</p>}
      <ul className={css.bigList}>
        {todos.map((todo) => (
          <li key={todo.id}>
            <button
              type="button"
              className={css.big}
              disabled={!isOnline && todo.id !== "pick"}
              onClick={() => {
                sheet.onClose();
                todo.onPress();
              }}
            >
              {todo.icon}
              <span>{todo.text}</span>
              {todo.count !== undefined && (
                <span className={css.bigCount}>{todo.count}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The keys of the workbench, as a list. */
export function KeysSheet(props: SheetProps) {
  const { keys: t } = useMessages("bench");
  const { names } = t;
  const rows = [
    ["/", t.search],
    [names.arrows, t.move],
    [names.space, t.choose],
    [names.range, t.range],
    [names.all, t.all],
    [names.enter, t.open],
    [names.escape, t.none],
    ["M", t.make],
    ["S", t.send],
    ["P", t.print],
    ["F6", t.bar],
    ["?", t.help],
  ] as const;
  return (
    <Dialog {...props} kind="modal" title={t.title} closeLabel={t.close}>
      <dl className={css.keys}>
        {rows.map(([key, does]) => (
          <div key={key} className={css.keyRow}>
            <dt className={css.key}>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>{t.offUnderAccount}</p>
    </Dialog>
  );
}
