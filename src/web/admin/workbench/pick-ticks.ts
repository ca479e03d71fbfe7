import {
  type QueryClient,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { PickedPart, PickList } from "#shared/orders/progress.ts";
import { getBenchPicks, setBenchPicked } from "#shared/workbench/calls.ts";
import { MAX_CHOSEN } from "#shared/workbench/rules.ts";
import type { BenchPickList } from "#shared/workbench/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { ApiError } from "#web/data/api.ts";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { createStore, useStore } from "#web/data/store.ts";

// The pick list and its ticks, which wait on this device until the shop has them.

/** A tick as it is sent: for these orders, those of the list when it was made. */
type Tick = { key: string; isPicked: boolean; ids?: number[] };

const KEPT_AS = "barrette-ticks";

/** The ticks that the shop does not have yet, the oldest first. */
const waiting = createStore<readonly Tick[]>(readKept());

function readKept(): Tick[] {
  try {
    const kept: unknown = JSON.parse(readFromDevice(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTick) : [];
  } catch {
    return [];
  }
}

function isTick(value: unknown): value is Tick {
  if (typeof value !== "object" || value === null) return false;
  const { key, isPicked, ids }: Partial<Record<keyof Tick, unknown>> = value;
  return (
    typeof key === "string" &&
    typeof isPicked === "boolean" &&
    (ids === undefined || Array.isArray(ids))
  );
}

function keep(ticks: readonly Tick[]): void {
  waiting.set(ticks);
  keepOnDevice(KEPT_AS, ticks.length > 0 ? JSON.stringify(ticks) : null);
}

const picksKey = (ids: readonly number[]) =>
  [getBenchPicks.path, ids.join(",")] as const;

const picksQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: picksKey(ids),
    queryFn: ({ signal }) => {
      const query = ids.length > 0 ? `?ids=${ids.join(",")}` : "";
      const path = `${getBenchPicks.path}${query}`;
      return sendAsMaker({ ...getBenchPicks, path }, { signal });
    },
    refetchOnMount: "always",
  });

/** What these orders need, or without any what lies on the bench. */
export function usePicks(ids: readonly number[]) {
  const { data, isError, refetch } = useQuery({
    ...picksQuery(ids),
    placeholderData: (before) => before,
  });
  const ticks = useStore(waiting);
  return { picks: data && withTicks(data, ticks), isError, refetch, ticks };
}

/** The list as it will be once the shop has all ticks. */
export function withTicks(
  picks: BenchPickList,
  ticks: readonly Tick[],
): BenchPickList {
  const mark = (parts: readonly PickedPart[]) =>
    parts.map((part) => {
      const tick = ticks.filter(({ key }) => key === part.key).at(-1);
      return tick ? { ...part, isPicked: tick.isPicked } : part;
    });
  const { resins, charms, letters, clips } = picks.list;
  const list: PickList = {
    resins: mark(resins),
    charms: mark(charms),
    letters: mark(letters),
    clips: mark(clips),
  };
  return { ...picks, list };
}

/** How many parts there are, and how many of them are ticked. */
export function sumOf({ list }: BenchPickList): { done: number; all: number } {
  const parts = [list.resins, list.charms, list.letters, list.clips].flat();
  const done = parts.filter(({ isPicked }) => isPicked).length;
  return { done, all: parts.length };
}

/** Ticks a part off, at once on this device and then in the shop. */
export function tickPart(
  queryClient: QueryClient,
  picks: BenchPickList,
  { key, isPicked }: { key: string; isPicked: boolean },
  onRefused: (error: ApiError) => void,
): void {
  const { ids } = picks;
  const isMany = ids.length === 0 || ids.length > MAX_CHOSEN;
  keep([...waiting.get(), { key, isPicked, ...(!isMany && { ids }) }]);
  void sendTicks(queryClient, onRefused);
}

let isSending = false;

/** Sends the ticks one after the other; without a connection they wait. */
async function sendTicks(
  queryClient: QueryClient,
  onRefused: (error: ApiError) => void,
): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (let [tick] = waiting.get(); tick; [tick] = waiting.get()) {
      try {
        await sendAsMaker(setBenchPicked, { body: tick });
      } catch (error) {
        if (!(error instanceof ApiError)) return;
        onRefused(error);
      }
      const left = waiting.get().slice(1);
      if (left.length === 0)
        await queryClient.refetchQueries({
          queryKey: [getBenchPicks.path],
          type: "active",
        });
      keep(waiting.get().slice(1));
    }
  } finally {
    isSending = false;
  }
}

/** The time after which ticks that wait are tried again. */
const TRY_EVERY_MS = 5_000;

/** Sends what waits as soon as there is a connection. */
export function useSendTicks(
  queryClient: QueryClient,
  onRefused: (error: ApiError) => void,
): void {
  useEffect(() => {
    const send = () => void sendTicks(queryClient, onRefused);
    send();
    const timer = setInterval(send, TRY_EVERY_MS);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
    };
  });
}
