import { toWirePrice } from "#shared/money/schema.ts";
import { changeDraft, copyWith } from "./draft.ts";
import type { DraftOption } from "./stored-draft.ts";

/** Returns the options with their prices as the API takes them. */
export function toSentOptions(options: readonly DraftOption[]): DraftOption[] {
  return options.map((option) => {
    const { freeFrom } = option;
    const isNever = freeFrom === null || freeFrom.trim() === "";
    return {
      ...option,
      price: toWirePrice(option.price),
      freeFrom: isNever ? null : toWirePrice(freeFrom),
    };
  });
}

/** Changes the options; `path` is that of the text being typed, if any. */
export function changeOptions(
  change: (options: DraftOption[]) => DraftOption[],
  path?: string,
): void {
  changeDraft(
    (content) =>
      copyWith(content, { deliveryOptions: change(content.deliveryOptions) }),
    path,
  );
}

export const NEW_OPTION: DraftOption = {
  name: "",
  price: "",
  needsAddress: true,
  note: "",
  countries: [],
  freeFrom: null,
};
