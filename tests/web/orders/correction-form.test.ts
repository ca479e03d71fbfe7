import { expect, test } from "bun:test";
import { type CorrectionForm, rebase } from "#web/orders/correction-form.ts";

const line = (more: Partial<CorrectionForm["lines"][number]> = {}) => ({
  quantity: "1",
  letters: "MILA",
  charms: ["1", "", ""],
  resin: "",
  ...more,
});
const form = (more: Partial<CorrectionForm> = {}): CorrectionForm => ({
  name: "Ada",
  email: "ada@example.com",
  phone: "030 1234",
  address: undefined,
  lines: [line(), line()],
  ...more,
});

test("what another window has corrected is not taken back by what was typed here", () => {
  const typed = form({
    phone: "030 99",
    lines: [line(), line({ letters: "MIRA" })],
  });
  const now = form({
    name: "Ada Lovelace",
    phone: "030 55",
    lines: [line({ quantity: "3" }), line({ quantity: "2" })],
  });
  expect(rebase(typed, { before: form(), now })).toEqual({
    ...now,
    phone: "030 99",
    lines: [line({ quantity: "3" }), line({ quantity: "2", letters: "MIRA" })],
  });
});

test("a line that was taken out there takes no other line's letters along", () => {
  const typed = form({
    email: "a@example.com",
    lines: [line({ letters: "X" }), line()],
  });
  const now = form({ lines: [line({ letters: "ZOE" })] });
  expect(rebase(typed, { before: form(), now })).toEqual({
    ...now,
    email: "a@example.com",
  });
});
