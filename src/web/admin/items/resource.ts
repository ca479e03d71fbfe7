import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { RowSchema } from "#web/data/merge.ts";
import type { ItemCalls } from "#shared/admin/item-calls.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type { Picture } from "#shared/images/schema.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import type { Voice } from "#web/data/voice.ts";
import { createNewDraft, editedBy } from "#web/admin/editor/edited.ts";
import {
  bodyOf,
  emptyOf,
  formOf,
  type FormOf,
  type Kind,
  type Next,
  type Table,
} from "#web/data/table.ts";
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import type { CallFor } from "#web/data/api.ts";
import { createStore } from "#web/data/store.ts";

/** A product, a charm or a resin as the API sends it. */
export type Item = {
  id: number;
  name: string;
  price: string;
  imageUrl: string;
  picture: Picture | null;
  inStock: boolean;
  /** True where the last piece was sold. */
  wasCounted?: boolean | undefined;
  updatedAt: string;
};

export type FieldsProps<Form> = {
  form: Form;
  errors: FieldErrors;
  onNext(next: Next<Form>): void;
  /** Whether a new item is written, and not a saved one changed. */
  isNew: boolean;
};

/** A part of a form that is seldom needed; its fields name it. */
export type FoldSpec = {
  name: string;
  title: string;
  /** The note about its content, for as long as it is closed. */
  note?: string;
  isUsed: boolean;
  /** Whether its content is there only while it is open. */
  isLate?: boolean;
  /** After its fields. */
  content?: ReactNode;
};

export type DetailsProps<Row> = { row: Row; children: ReactNode };

/** Describes a kind of item to the components that manage all of them. */
type ResourceSpec<Row extends Item, Fields extends Table> = {
  kind: keyof Messages["panel"]["items"];
  calls: ItemCalls<
    z.ZodMiniType,
    z.ZodMiniType,
    z.ZodMiniType<Row>,
    z.ZodMiniType<Row[]>
  >;
  list: CallFor<Row[]>;
  row: RowSchema<Row>;
  input: z.ZodMiniType;
  useRows(): UseQueryResult<Row[]>;
  fields: Fields;
  useLabels(): Record<keyof Fields, string>;
  useHints(): Partial<Record<keyof Fields, string>>;
  /** Returns what a duplicate does not take over as it is, besides the name. */
  changedInCopy?(form: FormOf<Fields>): Partial<FormOf<Fields>>;
  /** Whether pictures are shown uncropped, on a plain background. */
  isTransparent?: boolean;
  /** The address of a row's own page, of items that have one. */
  pageOf?(row: Row): string | undefined;
  useFolds?(props: FieldsProps<FormOf<Fields>>): FoldSpec[];
  /** The field for several pictures, around that of the first. */
  Pictures?(
    props: FieldsProps<FormOf<Fields>> & { children: ReactNode },
  ): ReactNode;
  /** Shows what a row says beside and below its name. */
  Words?(props: { row: Row }): ReactNode;
  /** The price of a row, its stock, and after it what is done with the stock. */
  Details(props: DetailsProps<Row>): ReactNode;
  /** Shown above a list, for rows that need attention. */
  Summary?(props: { rows: Row[] }): ReactNode;
};

/** A kind of item, as the components see it that manage items of any kind. */
export type Resource = ReturnType<typeof resource<Item, ItemTable>>;
type ItemTable = Table & { name: Kind<string> };

/** Adds what follows from the table: forms, bodies, drafts and keys. */
export function resource<Row extends Item, Fields extends ItemTable>(
  spec: ResourceSpec<Row, Fields>,
) {
  const { kind, calls, fields } = spec;
  const edited = editedBy({
    key: `edit ${kind}`,
    table: fields,
    rowSchema: spec.row,
    inputSchema: spec.input,
    save: (body, { id, updatedAt }: Row) =>
      sendAsMaker(calls.patch, {
        params: { id },
        body,
        headers: ifMatchHeader(updatedAt),
      }),
    bringBack: ({ id }) => sendAsMaker(calls.restore, { params: { id } }),
  });
  return {
    ...spec,
    emptyForm: emptyOf(fields),
    /** The form for a new item. It stays when the page is left, and reloaded. */
    draft: createNewDraft(`new ${kind}`, fields),
    /** Whether the form for a new item is open; null until the maker says so. */
    isAdding: createStore<boolean | null>(null),
    /** The row that is being changed. */
    editing: edited.editing,
    edited,
    toForm(row: Row) {
      return formOf(fields, row);
    },
    toBody(form: FormOf<Fields>) {
      return bodyOf(fields, form);
    },
    /** Returns the form for a duplicate, with a new name. */
    toCopy(form: FormOf<Fields>, { t }: Voice): FormOf<Fields> {
      const name = t.form.copyOf(form.name);
      return { ...form, ...spec.changedInCopy?.(form), name };
    },
    /** Keys by which every component finds the running mutations. */
    mutationKeys: {
      create: ["create", kind],
      save: edited.saveKey,
      remove: ["remove", kind],
      reorder: ["reorder", kind],
      setInStock: ["set in stock", kind],
    },
  };
}
