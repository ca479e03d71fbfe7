import { describe, expect, test } from "bun:test";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import { NO_ADDRESS } from "#shared/delivery/schema.ts";
import type { ShownItem } from "#shared/orders/progress.ts";
import {
  type Corrected,
  errorsByPlace,
  rebase,
  savedForm,
  toCorrection,
} from "#web/orders/correction-form.tsx";

const CUSTOM = { productId: CUSTOM_PRODUCT_ID, productName: "Custom clip" };
const charm = (id: number) => ({
  id,
  name: `Charm ${id}`,
  price: "3.50",
  imageUrl: "",
});

const item = (more: Partial<ShownItem> = {}): ShownItem => ({
  productId: 7,
  productName: "Sea Foam",
  variantTitle: null,
  description: "",
  quantity: 1,
  price: "24.00",
  imageUrl: "",
  picture: null,
  ...more,
});
const clip = (customText: string, more: Partial<ShownItem> = {}) =>
  item({ ...CUSTOM, customText, charms: [charm(1)], ...more });
const order = (more: Partial<Corrected> = {}): Corrected => ({
  revision: 0,
  status: "received",
  customerName: "Ada",
  customerEmail: "ada@example.com",
  customerPhone: "030 1234",
  address: undefined,
  items: [clip("MILA"), item()],
  ...more,
});
/** Types into the form of an order. */
const typed = (row: Corrected, fields: Record<string, unknown>) => ({
  row,
  form: { ...savedForm(row), ...fields },
});

describe("what is sent", () => {
  test("is nothing where nothing is another than it was", () => {
    const row = order();
    const fields = { "lines.1.quantity": " 1", customerName: "Ada" };
    expect(toCorrection(typed(row, fields))).toBeUndefined();
  });

  test("is a changed line with its quantity, and its design as a whole", () => {
    const row = order({ revision: 3, items: [item(), clip("MILA")] });
    const design = "lines.1.design";
    const fields = {
      customerPhone: "030 99",
      [`${design}.customText`]: "MIRA",
    };
    expect(toCorrection(typed(row, fields))).toEqual({
      body: {
        revision: 3,
        customerPhone: "030 99",
        lines: [
          {
            line: 1,
            quantity: 1,
            design: { customText: "MIRA", resinId: null, selectedCharms: [1] },
          },
        ],
      },
      places: [1],
    });
  });

  test("is a whole address, and of a line only the quantity where that is all", () => {
    const address = { ...NO_ADDRESS, line1: "Main Street 1", country: "DE" };
    const row = order({ address });
    const fields = { "address.city": "Berlin", "lines.0.quantity": "2" };
    expect(toCorrection(typed(row, fields))?.body).toEqual({
      revision: 0,
      address: { ...address, city: "Berlin" },
      lines: [{ line: 0, quantity: 2 }],
    });
  });

  test("is no 0, which takes a line out, for an empty quantity", () => {
    const sent = toCorrection(typed(order(), { "lines.1.quantity": "" }));
    expect(sent?.body.lines).toEqual([{ line: 1, quantity: Number.NaN }]);
  });

  test("has no lines of what is being made", () => {
    const row = order({ status: "making" });
    const fields = { "lines.1.quantity": "2" };
    expect(toCorrection(typed(row, fields))).toBeUndefined();
    const name = { ...fields, customerName: "Grace" };
    expect(toCorrection(typed(row, name))?.body).toEqual({
      revision: 0,
      customerName: "Grace",
      lines: [],
    });
  });

  test("is refused by the place of the line in the order", () => {
    const fields = { customerName: "a", "lines.1.design.customText": "b" };
    expect(errorsByPlace(fields, [0, 4])).toEqual({
      customerName: "a",
      "lines.4.design.customText": "b",
    });
  });
});

describe("what another window has corrected meanwhile", () => {
  test("is merged line by line, and a line's fields apart", () => {
    const now = order({
      customerName: "Ada Lovelace",
      items: [
        clip("MILA", { quantity: 3, charms: [charm(1), charm(2)] }),
        item({ quantity: 2 }),
      ],
    });
    const fields = {
      customerPhone: "030 99",
      "lines.0.design.customText": "MIRA",
    };
    expect(rebase(typed(order(), fields), now)).toEqual({
      form: { ...savedForm(now), ...fields },
      collisions: [],
      lost: [],
    });
  });

  test("is asked about where both corrected a field, and keeps what is typed", () => {
    const now = order({
      customerPhone: "030 55",
      items: [clip("ZOE"), item({ quantity: 2 })],
    });
    const fields = {
      customerPhone: "030 99",
      "lines.0.design.customText": "MIRA",
      "lines.1.quantity": "2",
    };
    expect(rebase(typed(order(), fields), now)).toEqual({
      form: { ...savedForm(now), ...fields },
      collisions: ["customerPhone", "lines.0.design.customText"],
      lost: [],
    });
  });

  test("takes what is typed along to the place that its line has now", () => {
    const row = order({ items: [item(), clip("MILA"), clip("ZOE")] });
    const now = order({ items: [clip("MILA"), clip("ZOE", { quantity: 2 })] });
    const fields = { "lines.2.design.customText": "ZOÉ" };
    expect(rebase(typed(row, fields), now)).toEqual({
      form: { ...savedForm(now), "lines.1.design.customText": "ZOÉ" },
      collisions: [],
      lost: [],
    });
  });

  test("names what is typed of a line that is gone, or that is not to be told", () => {
    const row = order({ items: [item(), clip("MILA"), clip("ZOE")] });
    const now = order({ items: [clip("MIA")] });
    const fields = {
      "lines.0.quantity": "4",
      "lines.1.design.customText": "MIRA",
      customerPhone: "030 99",
    };
    expect(rebase(typed(row, fields), now)).toEqual({
      form: { ...savedForm(now), customerPhone: "030 99" },
      collisions: [],
      lost: ["lines.0.quantity", "lines.1.design.customText"],
    });
  });
});
