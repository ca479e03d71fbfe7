import type { FieldErrors } from "#shared/api/schema.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { draftStore, draftText } from "./draft.ts";

type Refusal = { path: string; message: string; value: unknown };

/** What the shop refused at the last save, with its reasons. */
const refusals = createStore<Refusal[]>([]);

export function keepRefusals(errors: FieldErrors): void {
  refusals.set(
    Object.entries(errors).map(([path, message]) => ({
      path,
      message,
      value: draftText(path),
    })),
  );
}

/**
 * Returns why fields below a path were refused, by their names there. A field
 * that was changed since has no error.
 */
export function useRefusals(prefix = ""): FieldErrors {
  const all = useStore(refusals);
  useStore(draftStore);
  const standing = all.filter(
    ({ path, value }) => path.startsWith(prefix) && draftText(path) === value,
  );
  return Object.fromEntries(
    standing.map(({ path, message }) => [path.slice(prefix.length), message]),
  );
}
