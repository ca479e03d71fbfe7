import type { Messages } from "#shared/messages/rooms.ts";
import type { Voice } from "#web/admin/data/voice.ts";
import type { ItemCalls } from "#shared/admin/item-calls.ts";
import type { CallFor } from "#web/data/api.ts";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type * as z from "zod/mini";
import { toWirePrice } from "#shared/money/typed-price.ts";
import type { FormChange } from "#web/admin/image-field/picture-form.ts";
import {
  compare,
  type Difference,
  displayPrice,
  yesNo,
} from "#web/admin/form/form-versions.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import {
  type ChangeImage,
  type ImageValue,
  imageOf,
  isUploading,
  restoreImage,
} from "#web/admin/image-field/image-value.ts";
import type { Picture } from "#shared/images/schema.ts";
import { createSessionStore } from "#web/data/session-store.ts";
import { createStore, type Store } from "#web/data/store.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

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

/** What the forms of all items have in common. */
export type ItemForm = {
  name: string;
  price: string;
  image: ImageValue;
  /** The pictures after the first, of items that have several. */
  pictures?: { image: ImageValue }[];
  inStock: boolean;
};

export function commonForm(row: Item): ItemForm {
  const { name, price, imageUrl, picture, inStock } = row;
  return { name, price, image: imageOf(imageUrl, picture), inStock };
}

/** Returns the body of a request for that part, and for further fields as is. */
export function commonBody<Form extends ItemForm>(form: Form) {
  const { image, ...rest } = form;
  return { ...rest, price: toWirePrice(form.price), imageUrl: image.url };
}

function commonTexts(form: ItemForm, voice: Voice): Record<string, string> {
  const t = voice.t.form;
  return {
    [t.name]: form.name,
    [t.price]: displayPrice(form.price, voice),
    [t.image]: form.image.url,
    [t.inStock]: yesNo(form.inStock, voice),
  };
}

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

export type DetailsProps<Row> = { row: Row; children: ReactNode };

/** The price of a row, its stock, and after it what is done with the stock. */
export type Details<Row> = ComponentType<DetailsProps<Row>>;

/** Shown above a list, for rows that need attention. */
export type Summary<Row> = ComponentType<{ rows: Row[] }>;

/** Describes a kind of item to the components that manage all of them. */
type ItemResourceSpec<Row extends Item, Form extends ItemForm> = {
  kind: keyof Messages["panel"]["items"];
  /** Whether pictures are shown uncropped, on a plain background. */
  isTransparent?: boolean;
  /** The address of a row's own page, of items that have one. */
  pageOf?: (row: Row) => string | undefined;
  list: CallFor<Row[]>;
  calls: ItemCalls<
    z.ZodMiniType,
    z.ZodMiniType,
    z.ZodMiniType<Row>,
    z.ZodMiniType<Row[]>
  >;
  rowSchema: z.ZodMiniType<Row>;
  inputSchema: z.ZodMiniType;
  query: UseQueryOptions<Row[]>;
  emptyForm: Form;
  /** Reads a form for a new item that the tab kept over a reload. */
  keptForm: z.ZodMiniType<Form>;
  toForm: (row: Row) => Form;
  /** Returns what a duplicate does not take over as it is, besides the name. */
  changedInCopy?: (form: Form) => Partial<Form>;
  /** The body of a create or update request. */
  toBody: (form: Form) => Record<string, unknown>;
  /** Returns as texts, by label, the fields that only such items have. */
  toTexts?: (form: Form, voice: Voice) => Record<string, string>;
};

export type ItemResource<
  Row extends Item,
  Form extends ItemForm,
> = ItemResourceSpec<Row, Form> & {
  /** Returns the form for a duplicate, with a new name. */
  toCopy: (form: Form, voice: Voice) => Form;
  /** Returns the fields in which two versions differ, as texts. */
  differences: (mine: Form, theirs: Form, voice: Voice) => Difference[];
  /** The form for a new item. It stays when the page is left, and reloaded. */
  draft: Store<Form>;
  /** Whether the form for a new item is open; null until the maker says so. */
  isAdding: Store<boolean | null>;
  /** The row that is being edited. */
  editing: Store<Editing<Row, Form> | null>;
  /** Whether something is typed in the form for a new item. */
  hasDraft: () => boolean;
  isChanged: (editing: Editing<Row, Form>) => boolean;
  /** Whether a saved row has the values of a form. */
  matches: (form: Form, row: Row, voice: Voice) => boolean;
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
  const draft = createSessionStore(
    `new ${spec.kind}`,
    spec.emptyForm,
    (stored) => spec.keptForm.safeParse(stored).data,
  );
  const isAdding = createStore<boolean | null>(null);
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
  const toTexts = (form: Form, voice: Voice) => ({
    ...commonTexts(form, voice),
    ...spec.toTexts?.(form, voice),
  });
  const differences = (mine: Form, theirs: Form, voice: Voice) =>
    compare(toTexts(mine, voice), toTexts(theirs, voice));
  const matches = (form: Form, row: Row, voice: Voice) =>
    differences(form, spec.toForm(row), voice).length === 0;
  const toCopy = (form: Form, { t }: Voice) => ({
    ...form,
    ...spec.changedInCopy?.(form),
    name: t.form.copyOf(form.name),
  });
  const mutationKeys = {
    create: ["create", spec.kind],
    save: ["save", spec.kind],
    remove: ["remove", spec.kind],
    reorder: ["reorder", spec.kind],
    setInStock: ["set in stock", spec.kind],
  };
  return {
    ...spec,
    toCopy,
    differences,
    draft,
    isAdding,
    editing,
    hasDraft,
    isChanged,
    matches,
    mutationKeys,
  };
}
