import { useEffect, useRef, useState } from "react";
import { GROUPS } from "#shared/workbench/rules.ts";
import type { BenchOrder, BenchReply } from "#shared/workbench/schema.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lateComponent } from "#web/ui/late-code.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { ChosenBar } from "./ChosenBar.tsx";
import {
  type Lists,
  useCalm,
  useFollowBench,
  useOpenOrders,
} from "./bench-data.ts";
import { choose, followChosen, rangeOf } from "./choice.ts";
import { type ListedGroup, LoadingRows, OrderGroup } from "./OrderList.tsx";
import { useSteps } from "./useSteps.ts";
import { useToDos } from "./useToDos.tsx";
import * as css from "./Workbench.css.ts";

const addOrder = lateComponent(["errors", "order", "buy"], () =>
  import("./AddOrder.tsx").then((module) => module.AddOrder),
);

/** The maker's orders: what is open, and what is next. */
export function Workbench() {
  const t = useMessages("bench");
  const { dashboard } = useMessages("panel");
  useTitle(dashboard.window(t.title));
  useFollowBench();
  const open = useOpenOrders();
  const { shown, showNow } = useCalm(open.lists, isOnlyMore);
  const isOnline = useOnline();
  const steps = useSteps(showNow);
  const todos = useToDos({ steps, onPrint: () => {}, onPick: () => {} });
  const groups: ListedGroup[] = GROUPS.map((id) => ({
    id,
    orders: shown[id],
    count: Math.max(open.reply?.counts[id] ?? 0, shown[id].length),
    onMore: () => {
      showNow();
      open.showMore(id);
    },
  })).filter(({ orders }) => orders.length > 0);
  const listed = groups.flatMap(({ orders }) => orders);
  useFollowChosen(listed);
  const onChoose = useChoose(listed);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h2 className={css.title}>{t.title}</h2>
        <DialogButton
          name="add-order"
          part={addOrder}
          given={{}}
          failed={t.add.openFailed}
        >
          <Icon name="plus" />
          <span>{t.add.open}</span>
        </DialogButton>
      </div>
      {open.reply && <Summary reply={open.reply} />}
      <div className={css.list}>
        {open.isError && (
          <Notice tone="bad">
            <p>{t.loadFailed}</p>
            <TryAgain onPress={() => void open.refetch()} />
          </Notice>
        )}
        {!open.reply && !open.isError && <LoadingRows />}
        {open.reply && groups.length === 0 && <Clear />}
        {groups.map((group) => (
          <OrderGroup
            key={group.id}
            {...group}
            search=""
            isLoadingMore={open.isLoadingMore}
            onChoose={onChoose}
          />
        ))}
      </div>
      <ChosenBar todos={todos} isOnline={isOnline} />
    </div>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const { tryAgain } = useMessages("first");
  return (
    <Button size="small" kind="line" onClick={onPress}>
      {tryAgain}
    </Button>
  );
}

/** One sentence about what burns. */
function Summary({ reply }: { reply: BenchReply }) {
  const t = useMessages("bench");
  const { counts, dueToday, clipsOnBench } = reply;
  const isLate = counts.late > 0;
  const rest = [
    ...(dueToday > 0 ? [t.dueToday(dueToday, isLate)] : []),
    ...(clipsOnBench > 0 ? [t.onBench(clipsOnBench)] : []),
  ];
  if (!isLate && rest.length === 0) return null;
  return (
    <p className={css.lead}>
      {isLate && <b>{t.late(counts.late, dueToday > 0)}</b>}{" "}
      <span>{rest.join(" ")}</span>
    </p>
  );
}

/** Nothing is open, or there has been no order yet. */
function Clear() {
  const t = useMessages("bench").empty;
  return (
    <div className={css.clear}>
      <OpenClip className={css.clip} />
      <h3 className={css.clearTitle}>{t.title}</h3>
      <p>{t.text}</p>
    </div>
  );
}

/** Whether all rows that are shown stay where they are, below each other. */
function isOnlyMore(fresh: Lists, shown: Lists): boolean {
  return GROUPS.every((group) => {
    const ids = new Set(shown[group].map(({ id }) => id));
    const kept = fresh[group].filter(({ id }) => ids.has(id));
    return (
      kept.length === ids.size &&
      kept.every(({ id }, index) => id === shown[group][index]?.id)
    );
  });
}

/** Chosen orders follow what is shown; one that was cancelled is let go. */
function useFollowChosen(listed: readonly BenchOrder[]): void {
  const t = useMessages("bench").chosen;
  useEffect(() => {
    const left = followChosen(listed);
    const names = left.map(({ id }) => t.left(String(id)));
    if (names.length > 0) showToast({ title: names.join(" ") });
  });
}

/** Chooses an order, or with Shift all from the last one that was chosen. */
function useChoose(listed: readonly BenchOrder[]) {
  const last = useRef<number>(undefined);
  const now = useRef(listed);
  useEffect(() => {
    now.current = listed;
  });
  const [onChoose] = useState(
    () => (order: BenchOrder, isChosen: boolean, isRange: boolean) => {
      const range = isRange
        ? rangeOf(now.current, last.current, order.id)
        : [order];
      choose(range, isChosen || isRange);
      last.current = order.id;
    },
  );
  return onChoose;
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return isOnline;
}
