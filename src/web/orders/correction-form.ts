import { isBegun } from "#shared/orders/state.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import type { CorrectionBody } from "#shared/orders/input.ts";
import type { Address } from "#shared/delivery/schema.ts";
import type { MakerOrder, ShownItem } from "#shared/orders/progress.ts";

// The maker types this to correct an order; the file knows what of it she
// changed.

/** A line as it is typed; a ready-made clip has a quantity alone. */
export type LineForm = {
  quantity: string;
  letters: string;
  /** The ids of charms from left to right; empty for none. */
  charms: string[];
  /** Empty for the built-in base. */
  resin: string;
};

export type CorrectionForm = {
  name: string;
  email: string;
  phone: string;
  address: Address | undefined;
  lines: LineForm[];
};

export function toForm(order: MakerOrder): CorrectionForm {
  return {
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    address: order.address,
    lines: order.items.map(toLine),
  };
}

function toLine({ quantity, customText, charms, resin }: ShownItem): LineForm {
  const ids = (charms ?? []).map(({ id }) => String(id));
  return {
    quantity: String(quantity),
    letters: customText ?? "",
    charms: Array.from({ length: MAX_CHARMS }, (_, place) => ids[place] ?? ""),
    resin: resin ? String(resin.id) : "",
  };
}

type Rebase = { before: CorrectionForm; now: CorrectionForm };

/**
 * Returns what was typed for an order as another window has corrected it since:
 * what was not touched here is as it is there. Where lines were taken out there,
 * their places mean others, and all lines are as they are there.
 */
export function rebase(
  typed: CorrectionForm,
  { before, now }: Rebase,
): CorrectionForm {
  const { lines, ...contact } = rebaseFields(typed, before, now);
  const isSameLength = typed.lines.length === now.lines.length;
  return {
    ...contact,
    lines: isSameLength
      ? now.lines.map((line, place) =>
          rebaseFields(
            typed.lines[place] ?? line,
            before.lines[place] ?? line,
            line,
          ),
        )
      : now.lines,
  };
}

/** Returns the typed value of each field that differs from what it was. */
function rebaseFields<Form extends object>(
  typed: Form,
  before: Form,
  now: Form,
): Form {
  const was = new Map(Object.entries(before));
  const touched = Object.entries(typed).filter(
    ([field, value]) => !isSame(value, was.get(field)),
  );
  return { ...now, ...Object.fromEntries(touched) };
}

/** A correction with the places of its lines in the order. */
export type Correction = { body: CorrectionBody; places: number[] };

/** Returns what differs from the order; undefined where nothing does. */
export function toCorrection(
  form: CorrectionForm,
  order: MakerOrder,
): Correction | undefined {
  const before = toForm(order);
  // What is being made keeps its lines, and the form does not show them.
  const lines = isBegun(order.status) ? [] : form.lines;
  const changed = lines.flatMap((line, place) =>
    isSame(line, before.lines[place]) ? [] : [{ line, place }],
  );
  const contact = {
    ...(form.name !== before.name && { customerName: form.name }),
    ...(form.email !== before.email && { customerEmail: form.email }),
    ...(form.phone !== before.phone && { customerPhone: form.phone }),
    ...(form.address &&
      !isSame(form.address, before.address) && { address: form.address }),
  };
  if (changed.length === 0 && Object.keys(contact).length === 0)
    return undefined;
  const corrections = changed.map(({ line, place }) => ({
    line: place,
    // An empty field is no 0, which takes the line out.
    quantity: line.quantity.trim() === "" ? Number.NaN : Number(line.quantity),
    ...designOf(line, {
      before: before.lines[place],
      item: order.items[place],
    }),
  }));
  return {
    body: { revision: order.revision, ...contact, lines: corrections },
    places: changed.map(({ place }) => place),
  };
}

type Before = { before: LineForm | undefined; item: ShownItem | undefined };

/** The design of a custom line that is another one than it was. */
function designOf(line: LineForm, { before, item }: Before) {
  const { quantity: _, ...design } = line;
  const { quantity: __, ...was } = before ?? line;
  if (!item || !isCustomLine(item) || isSame(design, was)) return {};
  return {
    design: {
      selectedCharms: line.charms.filter(Boolean).map(Number),
      customText: line.letters,
      resinId: line.resin === "" ? null : Number(line.resin),
    },
  };
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the server's errors by the place of the line in the order. */
export function errorsByPlace(
  fields: Record<string, string>,
  places: readonly number[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name.replace(
        /^lines\.(\d+)/,
        (_, sent) => `lines.${places[Number(sent)] ?? sent}`,
      ),
      text,
    ]),
  );
}
