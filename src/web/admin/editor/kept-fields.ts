import { useState } from "react";
import * as z from "zod/mini";
import type { RowSchema } from "#web/admin/form/form-versions.ts";
import { useStore } from "#web/data/store.ts";
import { createSessionStore } from "#web/data/storage.ts";

const Values = z.record(z.string(), z.unknown());

/**
 * Creates the fields of a small form that stay in the browser's tab, over a
 * reload and a logout, until the form is closed.
 */
export function createKeptFields(key: string) {
  const store = createSessionStore<z.infer<typeof Values>>(
    key,
    {},
    (stored) => Values.safeParse(stored).data,
  );
  return {
    /** Like `useState`, for the field of that name. */
    useField<Value>(
      name: string,
      schema: RowSchema<Value>,
      initial: Value | (() => Value),
    ): [value: Value, set: (next: Value) => void] {
      const [first] = useState(initial);
      const kept = schema.safeParse(useStore(store)[name]).data;
      const set = (next: Value) => store.set({ ...store.get(), [name]: next });
      return [kept ?? first, set];
    },
    /** Whether anything was typed or chosen. */
    isBegun: () => Object.keys(store.get()).length > 0,
    forget: () => store.set({}),
  };
}
