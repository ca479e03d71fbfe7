import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readChosen } from "#shared/workbench/calls.ts";
import { GROUPS, MAX_CHOSEN } from "#shared/workbench/rules.ts";
import type { BenchOrder, BenchReply } from "#shared/workbench/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { lateComponent } from "#web/ui/late-code.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import { ChosenBar, Late } from "./ChosenBar.tsx";
import {
  type Lists,
  useCalm,
  useFollowBench,
  useOpenOrders,
} from "./bench-data.ts";
import { choose, chosenStore, followChosen, rangeOf } from "./choice.ts";
import { type ListedGroup, LoadingRows, OrderGroup } from "./OrderList.tsx";
import { useKeys } from "./keys.tsx";
import { Months, useMonths } from "./Months.tsx";
import type { Job } from "./Papers.tsx";
import { PickList } from "./PickList.tsx";
import { sumOf, usePicks } from "./pick-ticks.ts";
import { Found, foundGroups, Head, NotLoaded, useSearch } from "./Search.tsx";
import { useSteps } from "./useSteps.ts";
import { useToDos } from "./useToDos.tsx";
import * as css from "./Workbench.css.ts";

const sheets = {
  papers: lateComponent(["order", "buy"], () =>
    import("./Papers.tsx").then((module) => module.Papers),
  ),
  keys: lateComponent([], () =>
    import("./SentSheet.tsx").then((module) => module.KeysSheet),
  ),
};

/** The maker's orders: what is open, and what is next. */
export function Workbench() {
  const t = useMessages("bench");
  const { dashboard } = useMessages("panel");
  useTitle(dashboard.window(t.title));
  useFollowBench();
  const open = useOpenOrders();
  const { shown, showNow } = useCalm(open.lists, isOnlyMore);
  const isOnline = useOnline();
  const isBeside = useMedia(BESIDE);
  const [isPicking, setPicking] = useState(false);
  const [hasHelp, setHelp] = useState(false);
  const { job, isPrinting, print, stopPrinting } = usePrinting();
  const search = useSearch();
  const steps = useSteps(showNow);
  const todos = useToDos({ steps, onPrint: print, onPick: () => look(true) });
  const groups: ListedGroup[] = GROUPS.map((id) => ({
    id,
    orders: shown[id],
    count: Math.max(open.reply?.counts[id] ?? 0, shown[id].length),
    onMore: () => {
      showNow();
      open.showMore(id);
    },
  })).filter(({ orders }) => orders.length > 0);
  const found = foundGroups(search);
  const listed = (search.isOn ? found : groups).flatMap(({ orders }) => orders);
  useFollowChosen(listed);
  const onChoose = useChoose(listed);
  const chosen = [...useStore(chosenStore).keys()];
  const field = useRef<HTMLInputElement>(null);
  const printList = () => print("pick", chosen);
  useKeys({
    listed,
    search: field,
    onStep: (step) => isOnline && todos.press(step),
    onPrint: printList,
    onHelp: () => setHelp(true),
  });
  function look(next: boolean): void {
    setPicking(next);
    scrollTo({ top: 0, behavior: "instant" });
  }
  const views = !isBeside && (
    <Views chosen={chosen} isPicking={isPicking} onChange={look} />
  );
  const pickList = (
    <PickList
      chosen={chosen}
      orders={listed}
      isWet={!isBeside}
      onPrint={printList}
      views={views}
    />
  );
  const hasAside = isBeside && groups.length > 0 && !search.isOn;
  return (
    <div className={css.page}>
      {isPicking && !isBeside ? (
        pickList
      ) : (
        <div className={css.columns} data-single={!hasAside || undefined}>
          <div>
            <Head search={search} field={field} />
            {search.isOn ? (
              <Found search={search} />
            ) : (
              open.reply && <Summary reply={open.reply} />
            )}
            {!search.isOn && views}
            <div className={css.list}>
              {open.isError && (
                <NotLoaded onRetry={() => void open.refetch()} />
              )}
              {!open.reply && !open.isError && <LoadingRows />}
              {open.reply && !search.isOn && groups.length === 0 && <Clear />}
              {(search.isOn ? found : groups).map((group) => (
                <OrderGroup
                  key={group.id}
                  {...group}
                  search={search.isOn ? search.words : ""}
                  isLoadingMore={open.isLoadingMore || search.isLoadingMore}
                  onChoose={onChoose}
                />
              ))}
            </div>
            {open.reply && !search.isOn && <Months onChoose={onChoose} />}
          </div>
          {hasAside && (
            <aside className={css.aside} aria-label={t.pick.title}>
              {pickList}
            </aside>
          )}
        </div>
      )}
      {!(isPicking && !isBeside) && (
        <ChosenBar todos={todos} isOnline={isOnline} />
      )}
      <Late
        part={sheets.papers}
        isOpen={isPrinting}
        onClose={stopPrinting}
        given={{ job }}
      />
      <Late
        part={sheets.keys}
        isOpen={hasHelp}
        onClose={() => setHelp(false)}
        given={{}}
      />
    </div>
  );
}

/** What is printed, or was last: its sheet closes with it in view. */
function usePrinting() {
  const [job, setJob] = useState<Job>({ what: "pick", ids: [] });
  const [isPrinting, setPrinting] = useState(false);
  return {
    job,
    isPrinting,
    print: (what: Job["what"], ids: readonly number[]) => {
      setJob({ what, ids });
      setPrinting(true);
    },
    stopPrinting: () => setPrinting(false),
  };
}

/** From here on the pick list is beside the orders. */
const BESIDE = "(min-width: 77.5em)";

type ViewsProps = {
  chosen: readonly number[];
  isPicking: boolean;
  onChange: (isPicking: boolean) => void;
};

/** The switch between the orders and the pick list, for a thumb. */
function Views({ chosen, isPicking, onChange }: ViewsProps) {
  const t = useMessages("bench");
  const { picks } = usePicks(chosen);
  return (
    <fieldset className={css.views} aria-label={t.view}>
      <button
        type="button"
        className={css.view}
        aria-pressed={!isPicking}
        onClick={() => onChange(false)}
      >
        {t.orders}
      </button>
      <button
        type="button"
        className={css.view}
        aria-pressed={isPicking}
        onClick={() => onChange(true)}
      >
        <span>{t.pick.title}</span>{" "}
        {picks && <span className={css.viewCount}>{sumOf(picks).all}</span>}
      </button>
    </fieldset>
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
  const months = useMonths();
  return (
    <div className={css.clear}>
      <OpenClip className={css.clip} />
      <h3 className={css.clearTitle}>{t.title}</h3>
      <p>{months?.length === 0 ? t.first : t.text}</p>
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

/**
 * Chosen orders follow what the shop has, also those that are not shown any
 * more. One that was cancelled, or is gone, is let go.
 */
function useFollowChosen(listed: readonly BenchOrder[]): void {
  const t = useMessages("bench").chosen;
  const tell = useEffectEvent((left: readonly BenchOrder[]) => {
    const names = left.map(({ id }) => t.left(String(id)));
    if (names.length > 0) showToast({ title: names.join(" ") });
  });
  const shown = listed.map(({ id, status }) => `${id} ${status}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other orders are shown
  useEffect(() => {
    tell(followChosen(listed));
    const hidden = [...chosenStore.get().values()].filter(
      (order) => !listed.some(({ id }) => id === order.id),
    );
    const ids = hidden.slice(0, MAX_CHOSEN).map(({ id }) => id);
    if (ids.length === 0) return;
    sendAsMaker(readChosen, { body: { ids } }).then(
      ({ orders }) => {
        const now = hidden.flatMap((order) => {
          const found = orders.find(({ id }) => id === order.id);
          if (!found) choose([order], false);
          const { status, stands } = found ?? {};
          return status && stands !== undefined && status !== order.status
            ? [{ ...order, status, stands }]
            : [];
        });
        tell(followChosen(now));
      },
      // Without a connection they stay as they are.
      () => {},
    );
  }, [shown]);
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
