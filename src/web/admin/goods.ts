import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type * as z from "zod/mini";
import type { Message } from "#shared/messages.ts";
import type { Difference } from "./compare.ts";
import type { FieldErrors } from "./form-errors.ts";
import type { ChangeImage, ImageValue } from "./image-value.ts";
import type { Picture } from "#shared/images.ts";
import { createStore, type Store } from "../store.ts";
import { watchUnsaved } from "./unsaved.ts";

/** A row of either list. */
export type Good = {
  id: number;
  name: string;
  imageUrl: string;
  picture: Picture | null;
  updatedAt: string;
};

/** What is typed about one; its picture is in every form. */
export type GoodForm = { name: string; image: ImageValue };

export type Editing<Row, Form> = { row: Row; form: Form };

export type FieldsProps<Form> = {
  form: Form;
  errors: FieldErrors;
  onChange: (change: Partial<Form>) => void;
  onImage: ChangeImage;
  /** In the row's own panel: the picture stands beside the fields. */
  isEditing: boolean;
  /** The buttons at the end of the form. */
  actions: ReactNode;
};

/** What shows the fields of one kind of goods. */
export type Fields<Form> = ComponentType<FieldsProps<Form>>;

/** What products and charms have in common, and in what they differ. */
type GoodsSpec<Row extends Good, Form extends GoodForm> = {
  noun: "Product" | "Charm";
  listPath: string;
  createPath: string;
  rowPath: (id: number) => string;
  rowSchema: z.ZodMiniType<Row>;
  inputSchema: z.ZodMiniType;
  query: UseQueryOptions<Row[], Error, Row[], readonly [string]>;
  emptyForm: Form;
  toForm: (row: Row) => Form;
  /** The same as the beginning of another one. */
  asNew: (form: Form) => Form;
  /** The request's body. */
  toBody: (form: Form) => Record<string, unknown>;
  /** Where two versions differ, in the words of the form. */
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

export type Goods<Row extends Good, Form extends GoodForm> = GoodsSpec<
  Row,
  Form
> & {
  /** What is typed in the form for a new one. */
  draft: Store<Form>;
  /** The one row that is being edited. */
  editing: Store<Editing<Row, Form> | null>;
  /** Whether something is typed in the form for a new one. */
  isDrafted: () => boolean;
  /** Whether something was typed that the row does not say. */
  isChanged: (editing: Editing<Row, Form>) => boolean;
  /** What is under way with a row, for whoever did not begin it. */
  keys: Record<"create" | "save" | "remove", readonly string[]>;
};

/** Adds the places where unsaved input is kept, and has them watched. */
export function createGoods<Row extends Good, Form extends GoodForm>(
  spec: GoodsSpec<Row, Form>,
): Goods<Row, Form> {
  const draft = createStore(spec.emptyForm);
  const editing = createStore<Editing<Row, Form> | null>(null);
  const said = (form: Form) =>
    JSON.stringify([spec.toBody(form), form.image.upload?.name]);
  const isDrafted = () => said(draft.get()) !== said(spec.emptyForm);
  watchUnsaved(isDrafted);
  const isChanged = ({ row, form }: Editing<Row, Form>) =>
    said(form) !== said(spec.toForm(row));
  watchUnsaved(() => {
    const current = editing.get();
    return current !== null && isChanged(current);
  });
  const keys = {
    create: ["create", spec.createPath],
    save: ["save", spec.createPath],
    remove: ["remove", spec.createPath],
  };
  return { ...spec, draft, editing, isDrafted, isChanged, keys };
}
