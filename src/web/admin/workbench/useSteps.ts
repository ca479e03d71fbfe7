import { useQueryClient } from "@tanstack/react-query";
import { setPayment, takeBackRefund } from "#shared/payment/calls.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { type OrderStatus, UNDO_MS } from "#shared/orders/state.ts";
import { setStatuses } from "#shared/workbench/calls.ts";
import type { SentBody } from "#shared/api/call.ts";
import type { BenchOrder, BenchStatusReply } from "#shared/workbench/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { reasonOf } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";
import { refetchBench } from "./bench-data.ts";
import { areCollected, choose, type Step } from "./choice.ts";

type Result = BenchStatusReply[number];
type Trackings = NonNullable<SentBody<typeof setStatuses>["trackings"]>;
type Move = {
  step: Step;
  orders: readonly BenchOrder[];
  trackings?: Trackings;
};

/**
 * Moves several orders at once, with one notification and one Undo. What could
 * not be moved stays chosen, and the notification says why.
 */
export function useSteps(showNow: () => void) {
  const { told: t } = useMessages("bench");
  const say = useSayError();
  const queryClient = useQueryClient();
  const refetch = async () => {
    showNow();
    await refetchBench(queryClient);
  };
  const undo = useAction(takeBack, {
    failed: t.nothing,
    onSuccess: async (results) => {
      tell(t.undone, results);
      await refetch();
    },
  });
  const move = useAction(take, {
    failed: t.nothing,
    onSuccess: async (results, { step, orders }) => {
      const moved = orders.filter(({ id }) => isOk(id, results));
      choose(moved, false);
      const name = step === "sent" && areCollected(moved) ? "collect" : step;
      const isMailed = step !== "refunded" || moved.length > 0;
      tell(
        t[name](moved.length),
        results,
        isMailed ? t.mails(moved.length) : undefined,
        () => undo.mutate({ step, orders: moved, results }),
      );
      await refetch();
    },
  });

  /** What failed is said before anything else. */
  function tell(
    title: string,
    results: readonly Result[],
    more?: string,
    onUndo?: () => void,
  ): void {
    const failed = results.filter(({ ok }) => !ok);
    const reasons = failed.map(({ id, message = "" }) =>
      t.failed(id, say(message)),
    );
    if (failed.length === results.length && failed.length > 0) {
      showToast({ title: t.nothing, description: reasons.join(" ") }, "error");
      return;
    }
    const description = [...reasons, ...(more ? [more] : [])].join(" ");
    const action = onUndo && { label: t.undo, onPress: onUndo };
    showToast({ title, description }, "ok", action, undefined, UNDO_MS);
  }

  return {
    move: (input: Move, onDone?: () => void) =>
      move.mutate(input, onDone && { onSuccess: onDone }),
    isPending: move.isPending || undo.isPending,
  };
}

const isOk = (id: number, results: readonly Result[]) =>
  results.some((result) => result.id === id && result.ok);

async function take({ step, orders, trackings }: Move): Promise<Result[]> {
  if (step === "refunded") return eachOf(orders, payBack);
  const ids = orders.map(({ id }) => id);
  const from = orders[0]?.status;
  const body = {
    ids,
    status: step,
    ...(from && { from }),
    ...(trackings && { trackings }),
  };
  return sendAsMaker(setStatuses, { body });
}

type Undo = Move & { results: readonly Result[] };

/** Takes each order back to the status that it had. */
async function takeBack({ step, orders, results }: Undo): Promise<Result[]> {
  if (step === "refunded") return eachOf(orders, takeRefundBack);
  const groups = new Map<OrderStatus, number[]>();
  for (const { id, ok, before } of results)
    if (ok && before) groups.set(before, [...(groups.get(before) ?? []), id]);
  const replies = await Promise.all(
    [...groups].map(([status, ids]) =>
      sendAsMaker(setStatuses, { body: { ids, status, from: step } }),
    ),
  );
  return replies.flat();
}

/** The token in the path of the maker's page. */
const tokenOf = ({ url }: BenchOrder) => url?.split("/").at(-1) ?? "";

const payBack = (order: BenchOrder) =>
  sendAsMaker(setPayment, {
    params: { token: tokenOf(order) },
    body: {
      state: "refunded",
      amount: order.amounts.refundable,
      refunded: order.amounts.refunded,
    },
  });

async function takeRefundBack(order: BenchOrder) {
  const { refunded, refundable } = order.amounts;
  const all = toPrice(priceCents(refunded) + priceCents(refundable));
  return sendAsMaker(takeBackRefund, {
    params: { token: tokenOf(order), refunded: all },
  });
}

/** Payments are moved one by one: each is a page's own. */
async function eachOf(
  orders: readonly BenchOrder[],
  act: (order: BenchOrder) => Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const order of orders)
    try {
      await act(order);
      results.push({ id: order.id, ok: true });
    } catch (error) {
      const message = reasonOf(error instanceof Error ? error : undefined);
      results.push({ id: order.id, ok: false, message });
    }
  return results;
}
