import {
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  followOrders,
  getBenchPicks,
  listMonths,
  listOrders,
} from "#shared/workbench/calls.ts";
import { GROUPS, type Group } from "#shared/workbench/rules.ts";
import type { BenchOrder, BenchReply } from "#shared/workbench/schema.ts";
import { openOrdersQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";

// The orders of the workbench as the shop has them, and when they are shown.

/** What is asked for: as `BenchQuery`, but as text. */
type Asked = Partial<
  Record<"state" | "group" | "search" | "from" | "to" | "page", string>
>;

const KEY = listOrders.path;

function readOrders(asked: Asked, signal: AbortSignal): Promise<BenchReply> {
  const path = `${listOrders.path}?${new URLSearchParams(asked)}`;
  return sendAsMaker({ ...listOrders, path }, { signal });
}

const benchQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [KEY, asked] as const,
    queryFn: ({ signal }) => readOrders(asked, signal),
    refetchOnMount: "always",
  });

/** A list that is read page by page, as far as it was asked for. */
export function usePages(asked: Asked, isWanted = true) {
  const key = JSON.stringify(asked);
  const [more, setMore] = useState({ key, pages: 1 });
  const pages = more.key === key ? more.pages : 1;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [KEY, asked, pages] as const,
    queryFn: ({ signal }) =>
      Promise.all(
        Array.from({ length: pages }, (_, index) =>
          readOrders({ ...asked, page: String(index + 1) }, signal),
        ),
      ),
    enabled: isWanted,
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  return {
    orders: data?.flatMap(({ orders }) => orders),
    count: data?.[0]?.count ?? 0,
    isError: isError && !data,
    refetch,
    isLoadingMore: isFetching && isPlaceholderData,
    showMore: () => setMore({ key, pages: pages + 1 }),
  };
}

/** Reads again what is shown: the orders, their months, and the pick list. */
export async function refetchBench(queryClient: QueryClient): Promise<void> {
  const keys = [
    [KEY],
    [getBenchPicks.path],
    [listMonths.path],
    openOrdersQuery.queryKey,
  ];
  await Promise.all(
    keys.map((queryKey) =>
      queryClient.refetchQueries({ queryKey, type: "active" }),
    ),
  );
}

export type Lists = Record<Group, BenchOrder[]>;

const NO_PAGES: Record<Group, number> = {
  late: 0,
  new: 0,
  making: 0,
  unpaid: 0,
  refunds: 0,
};

/**
 * The open orders by group. The first page has what is due first of all groups;
 * a group that goes on is read by its own pages.
 */
export function useOpenOrders() {
  const first = useQuery(benchQuery({ state: "open" }));
  const [asked, setAsked] = useState(NO_PAGES);
  const reply = first.data;
  const wanted = GROUPS.flatMap((group) => {
    const pages = asked[group] || (isCut(group, reply) ? 1 : 0);
    return Array.from({ length: pages }, (_, index) => ({
      group,
      page: index + 1,
    }));
  });
  // One query for all: the first view has no code for several.
  const pages = useQuery({
    queryKey: [KEY, wanted] as const,
    queryFn: ({ signal }) =>
      Promise.all(
        wanted.map(({ group, page }) =>
          readOrders({ state: "open", group, page: String(page) }, signal),
        ),
      ),
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const lists = { late: [], new: [], making: [], unpaid: [], refunds: [] };
  const fresh: Lists = lists;
  const read = pages.data?.flatMap(({ orders }) => orders) ?? [];
  for (const group of GROUPS) {
    const own = read.filter((order) => order.group === group);
    const all = own.length > 0 ? own : (reply?.orders ?? []);
    fresh[group] = all.filter((order) => order.group === group);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the replies stay the same objects until they change
  const kept = useMemo(() => fresh, [reply, pages.data]);
  return {
    reply,
    lists: kept,
    isError: first.isError && !reply,
    refetch: first.refetch,
    showMore: (group: Group) =>
      setAsked((now) => ({ ...now, [group]: Math.max(now[group], 1) + 1 })),
    isLoadingMore: pages.isFetching && pages.isPlaceholderData,
  };
}

/** Whether the first page has not all of a group. */
function isCut(group: Group, reply: BenchReply | undefined): boolean {
  if (!reply || reply.orders.length >= reply.count) return false;
  const shown = reply.orders.filter((order) => order.group === group).length;
  return shown < reply.counts[group];
}

/** The time between two looks where the shop gives no stream. */
const ASK_EVERY_MS = 10_000;

/** Keeps the orders as the shop has them, as long as the page is seen. */
export function useFollowBench(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => void refetchBench(queryClient);
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      const opened = new EventSource(followOrders.path);
      source = opened;
      opened.addEventListener("some", read);
      // The browser connects again by itself, unless it was refused.
      opened.addEventListener("error", () => {
        if (opened.readyState !== EventSource.CLOSED) return;
        close();
        timer = setTimeout(look, ASK_EVERY_MS);
      });
    };
    const look = () => {
      if (document.visibilityState !== "visible") return close();
      read();
      if (!source) open();
    };
    open();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      close();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [queryClient]);
}

/** The time without a touch after which rows may move. */
const CALM_MS = 2_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"];

/**
 * Shows what is fresh only when nothing moves under a finger: at once at the top
 * of the list if rows were only added, or after two seconds without a touch.
 * `showNow` is for what the maker did herself.
 */
export function useCalm<Value>(
  fresh: Value,
  isOnlyMore: (fresh: Value, shown: Value) => boolean,
): { shown: Value; showNow: () => void } {
  const [shown, setShown] = useState(fresh);
  const touchedAt = useRef(0);
  const ownUntil = useRef(0);
  const first = useRef(fresh);
  useEffect(() => {
    const note = () => {
      touchedAt.current = performance.now();
    };
    for (const type of TOUCHES) addEventListener(type, note, { passive: true });
    return () => {
      for (const type of TOUCHES) removeEventListener(type, note);
    };
  }, []);
  const isSafe = useEffectEvent(
    () =>
      shown === first.current ||
      performance.now() < ownUntil.current ||
      performance.now() - touchedAt.current >= CALM_MS ||
      (scrollY < 8 && isOnlyMore(fresh, shown)),
  );
  useEffect(() => {
    if (fresh === shown) return;
    const look = () => {
      if (isSafe()) setShown(fresh);
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [fresh, shown]);
  return {
    shown,
    showNow: () => {
      ownUntil.current = performance.now() + CALM_MS;
    },
  };
}
