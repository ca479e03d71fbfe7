import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import { FIELD_NAMES, TRAP_NAME } from "#web/checkout/contact-form.ts";
import { FILLERS, kindOf } from "#tests/support/browser/form-fillers.ts";

const KINDS = ["name", "email", "phone"];
const fillers = Object.entries(FILLERS);

test("the rules of a filler with a home page know the trap's earlier name", () => {
  const { onePassword } = FILLERS;
  expect(onePassword && kindOf(onePassword, { name: "website" })).toBe(
    "website",
  );
});

test.each(LANGUAGES)(
  "fillers know the fields of the checkout and not its trap, in %s",
  async (language) => {
    const { checkout: t } = (await loadMessages(language)).buy;
    for (const [, filler] of fillers) {
      const trap = { autocomplete: "off", name: TRAP_NAME, label: t.spare };
      expect(kindOf(filler, trap)).toBeUndefined();
      const labels = [t.name, t.email, t.phone];
      const kinds = FIELD_NAMES.map((name, index) =>
        kindOf(filler, { name, label: labels[index] ?? "" }),
      );
      expect(kinds).toEqual(KINDS);
    }
  },
);
