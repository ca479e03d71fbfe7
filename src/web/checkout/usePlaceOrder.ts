import { sumOfCart } from "#shared/cart/sum.ts";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Cart } from "#shared/cart/schema.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Discount } from "#shared/money/sum.ts";
import type { Contact } from "#shared/orders/contact.ts";
import {
  randomKey,
  RECENT_ORDER_MS,
  RecentOrder,
  seenCart,
} from "#shared/orders/checkout.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { IDEMPOTENCY_HEADER, placeOrder } from "#shared/cart/calls.ts";
import { isRefusal, send } from "#web/data/api.ts";
import { isOfCode, refuseCode } from "#web/data/discount.ts";
import { CART_SCOPE, ORDER_KEY, refetchCart } from "#web/data/queries.ts";
import { createSessionStore } from "#web/data/storage.ts";
import { useAskAgain } from "#web/data/useAskAgain.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import type { DeliveryInput } from "#web/orders/delivery-form.ts";
import type { CheckoutErrors } from "./contact-form.ts";
import { refreshDelivery } from "./delivery.ts";

export type OrderFailure = {
  /** The reason, if the shop gives one. */
  sentence: string | undefined;
  /** Whether the cart has to be changed before another attempt. */
  isCartProblem: boolean;
  fields: CheckoutErrors;
  /** Whether it is of the code, which says it at its own place. */
  isOfCode: boolean;
  /** The order that has emptied the cart, where there is nothing to order. */
  order: RecentOrder | undefined;
};

type PlaceOrder = {
  onPlaced: (order: PlacedOrder) => void;
  onFailed: (failure: OrderFailure) => void;
};

type Checkout = {
  contact: Contact;
  cart: Cart;
  delivery: DeliveryInput | undefined;
  website?: string | undefined;
  /** The code that is applied, and what it takes off the cart. */
  discount?: { code: string; discount: Discount | undefined } | undefined;
};

/** An order as it was sent, kept until its reply has come. */
const Attempt = z.object({
  key: z.string(),
  body: z.unknown(),
  /** The lines of the cart: the same clips once more are another order. */
  lineIds: z.array(z.int()),
  at: z.number(),
  /** Whether a reload finishes it; else only the button does. */
  isUnderWay: z.boolean(),
});
type Attempt = z.infer<typeof Attempt>;

const attemptStore = createSessionStore<Attempt | null>(
  "checkout-attempt",
  null,
  (stored) => Attempt.safeParse(stored).data,
);

/** Leaves the last attempt to the button: something else may be wanted now. */
export function leaveAttempt(): void {
  const attempt = attemptStore.get();
  if (attempt?.isUnderWay) attemptStore.set({ ...attempt, isUnderWay: false });
}

/** Forgets the last attempt, once it is known what became of it. */
export const forgetAttempt = (): void => attemptStore.set(null);

/** The attempt whose reply the page did not see before it was loaded again. */
function findInterrupted(): Attempt | undefined {
  const attempt = attemptStore.get();
  return attempt?.isUnderWay && Date.now() - attempt.at < RECENT_ORDER_MS
    ? attempt
    : undefined;
}

/** Returns an attempt, with the key of the last one if it is the same. */
function toAttempt(body: OrderBody, cart: Cart): Attempt {
  const last = attemptStore.get();
  const lineIds = cart.map(({ id }) => id);
  const isSame =
    JSON.stringify([last?.body, last?.lineIds]) ===
    JSON.stringify([body, lineIds]);
  const key = last && isSame ? last.key : randomKey();
  return { key, body, lineIds, at: Date.now(), isUnderWay: true };
}

type Sending = {
  attempt: Attempt;
  /** Another release may have kept the attempt. */
  readBody: () => OrderBody | Promise<OrderBody>;
};

/**
 * Orders the cart as the shopper sees it. All attempts with the same content
 * have the same idempotency key, so the shop accepts the order only once.
 * While it is unknown whether an attempt arrived, the cart is not fetched
 * again: it might be empty, and the next attempt would have different content.
 */
export function usePlaceOrder({ onPlaced, onFailed }: PlaceOrder) {
  const queryClient = useQueryClient();
  const askAgain = useAskAgain();
  const { mutate, isPending } = useExclusiveMutation({
    scope: CART_SCOPE,
    mutationKey: ORDER_KEY,
    mutationFn: async ({ attempt, readBody }: Sending) => {
      attemptStore.set(attempt);
      return send(placeOrder, {
        body: await readBody(),
        headers: { [IDEMPOTENCY_HEADER]: attempt.key },
      });
    },
    onSuccess: (order) => {
      forgetAttempt();
      onPlaced(order);
      return refetchCart(queryClient);
    },
    onError: (error, { attempt: { body } }) => {
      if (isRefusal(error)) leaveAttempt();
      if (isOfCode(error)) refuseCode(error);
      onFailed(readFailure(error));
      if (!isRefusal(error)) return;
      // The delivery that was chosen, or none, may be what is refused.
      const isStale = hasDelivery(body) || error.problem?.fields?.deliveryId;
      return Promise.all([
        refetchCart(queryClient),
        askAgain(error),
        isStale && refreshDelivery(),
        queryClient.invalidateQueries({ queryKey: [checkDiscount.path] }),
      ]);
    },
  });
  return {
    isPending,
    order({ contact, cart, delivery, website, discount: used }: Checkout) {
      const { discount } = used ?? {};
      const body = {
        ...contact,
        ...seenCart(cart),
        total: toPrice(sumOfCart(cart, { discount }).totalCents),
        ...delivery,
        website,
        ...(used && { discountCode: used.code }),
      };
      mutate({ attempt: toAttempt(body, cart), readBody: () => body });
    },
    /** Sends again what a reload has interrupted. */
    finish() {
      const attempt = findInterrupted();
      if (!attempt) return;
      const readBody = async () => {
        const { OrderInput } = await import("#shared/orders/input.ts");
        return OrderInput.parse(attempt.body);
      };
      mutate({ attempt, readBody });
    },
  };
}

const hasDelivery = (body: unknown) =>
  typeof body === "object" && body !== null && "deliveryId" in body;

function readFailure(error: Error): OrderFailure {
  // Only a refusal has a reason that helps the shopper.
  if (!isRefusal(error))
    return {
      sentence: undefined,
      isCartProblem: false,
      isOfCode: false,
      fields: {},
      order: undefined,
    };
  const { problem } = error;
  // Such a problem comes with the cart, and is mended there, not in the form.
  const isCartProblem =
    problem?.cart !== undefined &&
    !isOfCode(error) &&
    problem.code !== "price_changed";
  return {
    sentence: problem?.message,
    isCartProblem,
    isOfCode: isOfCode(error),
    fields: problem?.fields ?? {},
    order: RecentOrder.safeParse(problem?.order).data,
  };
}
