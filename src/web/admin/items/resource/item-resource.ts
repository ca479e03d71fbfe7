import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { Message } from "#shared/messages/shop.ts";
import type { Difference } from "#web/admin/form/form-versions.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import {
  type ChangeImage,
  type ImageValue,
  isUploading,
  restoreImage,
} from "#web/admin/image-field/image-value.ts";
import type { Picture } from "#shared/images/schema.ts";
import { createStore, type Store } from "#web/data/store.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

/** A product, a charm or a resin as the API sends it. */
export type Item = {
  id: number;
  name: string;
  imageUrl: string;
  picture: Picture | null;
  inStock: boolean;
  updatedAt: string;
};

/** What the forms of all items have in common. */
export type ItemForm = {
  name: string;
  image: ImageValue;
  /** The pictures after the first, of items that have several. */
  pictures?: { image: ImageValue }[];
  inStock: boolean;
};

/** Returns all pictures of a form. */
export function imagesOf({ image, pictures = [] }: ItemForm): ImageValue[] {
  return [image, ...pictures.map((picture) => picture.image)];
}

/** Resolves when the uploads of a form have ended. */
export async function uploadsDone(form: ItemForm | undefined): Promise<void> {
  for (const { upload } of form ? imagesOf(form) : []) await upload?.done;
}

/**
 * Returns a discarded form for showing it again. The results of uploads that
 * were running are lost: the image becomes `before`, and further pictures with
 * a running upload are removed.
 */
export function restoreForm<Form extends ItemForm>(
  form: Form,
  before: ImageValue,
): Form {
  const pictures = form.pictures?.filter(({ image }) => !isUploading(image));
  return {
    ...form,
    image: restoreImage(form.image, before),
    ...(pictures && { pictures }),
  };
}

export type Editing<Row, Form> = { row: Row; form: Form };

/** The changed fields, or a function that computes them from the form. */
export type FormChange<Form> = Partial<Form> | ((form: Form) => Partial<Form>);

/** Returns the fields that a change sets in a form. */
export function changedFields<Form>(
  change: FormChange<Form>,
  form: Form,
): Partial<Form> {
  return typeof change === "function" ? change(form) : change;
}

export type FieldsProps<Form> = {
  form: Form;
  errors: FieldErrors;
  onChange: (change: FormChange<Form>) => void;
  onImage: ChangeImage;
  /** True for the form of a saved row, with the picture beside the fields. */
  isEditing: boolean;
};

/** Shows the fields of one kind of item. */
export type Fields<Form> = ComponentType<FieldsProps<Form>>;

/** Shown above a list, for rows that need attention. */
export type Summary<Row> = ComponentType<{ rows: Row[] }>;

/** Describes a kind of item to the components that manage all of them. */
type ItemResourceSpec<Row extends Item, Form extends ItemForm> = {
  noun: "Product" | "Charm" | "Resin";
  /** A text for an empty list: how the shop works without such items. */
  emptyHint?: string;
  /** Whether pictures are shown uncropped, on a plain background. */
  isTransparent?: boolean;
  listPath: string;
  createPath: string;
  rowPath: (id: number) => string;
  rowSchema: z.ZodMiniType<Row>;
  inputSchema: z.ZodMiniType;
  query: UseQueryOptions<Row[]>;
  emptyForm: Form;
  toForm: (row: Row) => Form;
  /** Returns the form for a duplicate, with a new name. */
  toCopy: (form: Form) => Form;
  /** The body of a create or update request. */
  toBody: (form: Form) => Record<string, unknown>;
  /** Returns the fields in which two versions differ, as texts. */
  differences: (mine: Form, theirs: Form) => Difference[];
  messages: Record<
    | "created"
    | "updated"
    | "deleted"
    | "restored"
    | "createFailed"
    | "updateFailed"
    | "deleteFailed",
    Message
  >;
};

export type ItemResource<
  Row extends Item,
  Form extends ItemForm,
> = ItemResourceSpec<Row, Form> & {
  /** The form for a new item. */
  draft: Store<Form>;
  /** The row that is being edited. */
  editing: Store<Editing<Row, Form> | null>;
  /** Whether something is typed in the form for a new item. */
  hasDraft: () => boolean;
  /** Whether the form differs from the saved row. */
  isChanged: (editing: Editing<Row, Form>) => boolean;
  /** Whether a saved row has the values of a form. */
  matches: (form: Form, row: Row) => boolean;
  /** Keys by which every component finds the running mutations. */
  mutationKeys: Record<
    "create" | "save" | "remove" | "reorder" | "setInStock",
    readonly string[]
  >;
};

/** Adds the stores for unsaved input and registers their unsaved checks. */
export function createItemResource<Row extends Item, Form extends ItemForm>(
  spec: ItemResourceSpec<Row, Form>,
): ItemResource<Row, Form> {
  const draft = createStore(spec.emptyForm);
  const editing = createStore<Editing<Row, Form> | null>(null);
  const serialize = (form: Form) =>
    JSON.stringify([spec.toBody(form), form.image.upload?.name]);
  const hasDraft = () => serialize(draft.get()) !== serialize(spec.emptyForm);
  watchUnsaved(hasDraft);
  const isChanged = ({ row, form }: Editing<Row, Form>) =>
    serialize(form) !== serialize(spec.toForm(row));
  watchUnsaved(() => {
    const current = editing.get();
    return current !== null && isChanged(current);
  });
  const matches = (form: Form, row: Row) =>
    spec.differences(form, spec.toForm(row)).length === 0;
  const mutationKeys = {
    create: ["create", spec.createPath],
    save: ["save", spec.createPath],
    remove: ["remove", spec.createPath],
    reorder: ["reorder", spec.createPath],
    setInStock: ["set in stock", spec.createPath],
  };
  return {
    ...spec,
    draft,
    editing,
    hasDraft,
    isChanged,
    matches,
    mutationKeys,
  };
}
