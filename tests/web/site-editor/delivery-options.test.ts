import { expect, test } from "bun:test";
import { DeliveryOptionsInput } from "#shared/delivery/schema.ts";
import { NEW_OPTION } from "#web/site-editor/DeliveryFields.tsx";
import { toSentOptions } from "#web/site-editor/site-table.ts";

test("a price is sent as it was meant, with a comma as well", () => {
  const sent = toSentOptions([
    { ...NEW_OPTION, name: "Post", price: "4,9", freeFrom: "60" },
    { ...NEW_OPTION, name: "Pick up", price: "0", freeFrom: " " },
  ]);
  expect(DeliveryOptionsInput.parse(sent)).toMatchObject([
    { price: "4.90", freeFrom: "60.00" },
    { price: "0.00", freeFrom: null },
  ]);
});

test("what is no price is sent as it is, for the shop to refuse at its field", () => {
  const [sent] = toSentOptions([
    { ...NEW_OPTION, name: "Post", price: "free" },
  ]);
  expect(sent?.price).toBe("free");
});
