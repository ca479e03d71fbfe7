import type { OrderBody } from "#shared/orders/input.ts";
import { API } from "#tests/support/api.ts";
import type { Answer, Visitor } from "./app.ts";
import { addClip, orderBody, readCart } from "./make.ts";

/**
 * Puts a clip with the same charm into every visitor's cart, then sends all
 * orders concurrently.
 */
export async function orderAtOnce(
  visitors: Visitor[],
  charmId: number,
  contact: Partial<OrderBody> = {},
): Promise<Answer[]> {
  const bodies: OrderBody[] = await Promise.all(
    visitors.map(async (visitor) => {
      await addClip(visitor, { selectedCharms: [charmId] });
      return orderBody(await readCart(visitor), contact);
    }),
  );
  return Promise.all(
    visitors.map((visitor, index) => visitor.post(API.orders, bodies[index])),
  );
}
