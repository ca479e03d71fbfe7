import type { FieldErrors } from "#shared/api/schema.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { draftText } from "./draft.ts";

type Refusal = { message: string; value: unknown };

/** What the shop refused at the last save, by path, with its reasons. */
const refusals = createStore<Record<string, Refusal>>({});

/** Keeps why fields were refused; a field that is changed has no error then. */
export function keepRefusals(errors: FieldErrors): void {
  const kept = Object.entries(errors).map(
    ([path, message]): [string, Refusal] => [
      path,
      { message, value: draftText(path) },
    ],
  );
  refusals.set(Object.fromEntries(kept));
}

/** What a field of the Details needs to show why its value was refused. */
export function useRefusal(path: string, value: unknown) {
  const refused = useStore(refusals)[path];
  const error = refused?.value === value ? refused?.message : undefined;
  return { "data-path": path, error };
}
