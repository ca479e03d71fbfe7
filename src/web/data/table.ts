import * as z from "zod/mini";
import type { ComponentProps, ReactNode } from "react";
import type { Picture } from "#shared/images/schema.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type { Voice } from "./voice.ts";

// A form is a table of fields, each of a kind. The empty form, the form of a
// saved row, the body of a request, what survives a reload, what two windows
// changed and how a conflict says it follow from the table.

// Methods, and not functions in fields: a table is read as one of any values,
// and each value reaches only the kind that it came from.

/** Makes a value from the one that is there then. */
export type Next<Value> = { next(now: Value): Value }["next"];

export type Options = readonly (readonly [value: string, text: string])[];

export type ControlProps<Value> = {
  label: string;
  value: Value;
  error: string | undefined;
  hint: string | undefined;
  options: Options;
  input: Kind<Value>["input"];
  /** By what the element is found; absent where no form looks for it. */
  path: string | undefined;
  /** Whether it is lower than the fields of the shop. */
  isCompact: boolean;
  /** Whether the field must be filled in. */
  isRequired: boolean;
  /** Whether a new row is written, and not a saved one changed. */
  isNew: boolean;
  /** False within a fold that is closed. */
  isShown: boolean;
  onValue(value: Value): void;
  /** Called for a change that comes later, such as the end of an upload. */
  onNext(next: Next<Value>): void;
};

export type Upload = {
  name: string;
  sizeBytes: number;
  /** An object URL of the chosen file, for the preview. */
  previewUrl: string;
  /** From 0 to 1 while the file is sent; 1 while the server converts it. */
  progress: number;
  isDone: boolean;
  /** Resolves after success and after failure. */
  done: Promise<void>;
};

/** The value of an image field. */
export type ImageValue = {
  url: string;
  picture: Picture | null;
  upload: Upload | null;
  error: string | null;
};

/** The way to a field's pictures, whose uploads a form waits for. */
export type Images<Value> = {
  of(value: Value): ImageValue[];
  /** Changes the first picture, which is what is pasted into a form. */
  change(value: Value, change: Next<ImageValue>): Value;
  /** Returns a value that is restored, without uploads whose end was lost. */
  settled(value: Value, before: Value): Value;
};

export type Kind<Value, Row extends object = object, Form = object> = {
  empty: Value;
  /** Reads a value that this browser kept, maybe for an older release. */
  kept: {
    safeParse(value: unknown): { success: boolean; data?: Value | undefined };
  };
  fromRow(saved: unknown, row: Row): Value;
  /** Returns the fields of a request; none for a value that changes nothing. */
  toBody(value: Value, name: string, form: Form): object;
  /** Says the value where two versions are compared. */
  say(value: Value, voice: Voice, form: Form): string;
  /** Whether two values are one; absent: they are where they say the same. */
  isSame?(one: Value, other: Value): boolean;
  /** Absent for a field that the form shows by a component of its own. */
  Control?(props: ControlProps<Value>): ReactNode;
  /** Where the form of an item has it. */
  place: "picture" | "whole" | "half" | "check";
  /** Whether a new row needs it. */
  isRequired: boolean;
  /** The other attributes of the field's element. */
  input?: Omit<ComponentProps<"input">, "prefix"> | undefined;
  /** The fold in which it stands; absent: always in view. */
  fold?: string | undefined;
  images?: Images<Value>;
};

export type TextOptions = Partial<
  Pick<Kind<string>, "empty" | "fold" | "input" | "isRequired" | "Control">
> & {
  /** Whether the saved value stays where the field is left empty. */
  isKept?: boolean;
};

export const asText = (saved: unknown): string =>
  typeof saved === "string" || typeof saved === "number" ? String(saved) : "";

export type Typed = TextOptions & {
  place?: Kind<string>["place"];
  /** Returns what is sent for a typed text. */
  write?: (typed: string) => unknown;
  say?: (typed: string, voice: Voice) => string;
};

/** A field whose value is as it is typed. */
export const typed = ({
  empty = "",
  write = (value) => value,
  say = (value) => value,
  isKept = false,
  isRequired = false,
  place = "whole",
  ...kind
}: Typed): Kind<string> => ({
  ...kind,
  place,
  empty,
  kept: z.string(),
  fromRow: (saved) => (saved === undefined ? empty : asText(saved)),
  toBody: (value, name) =>
    isKept && value.trim() === "" ? {} : { [name]: write(value) },
  say,
  isRequired,
});

export type Table = Record<string, Kind<unknown>>;

export type FormOf<Fields extends Table> = {
  [Name in keyof Fields]: Fields[Name]["empty"];
};

/** Returns a form whose values are made field by field. */
function mapFields<Fields extends Table>(
  table: Fields,
  map: (kind: Kind<unknown>, name: string) => unknown,
): FormOf<Fields>;
function mapFields(
  table: Table,
  map: (kind: Kind<unknown>, name: string) => unknown,
): object {
  const entries = Object.entries(table);
  return Object.fromEntries(
    entries.map(([name, kind]) => [name, map(kind, name)]),
  );
}

export const emptyOf = <Fields extends Table>(table: Fields) =>
  mapFields(table, (kind) => kind.empty);

export const formOf = <Fields extends Table>(table: Fields, row: object) =>
  mapFields(table, (kind, name) => kind.fromRow(fieldOf(row, name), row));

/** Returns a field's value. A name with points is a path: "pause.until". */
export function fieldOf(form: object, name: string): unknown {
  if (name in form) return Reflect.get(form, name);
  return name
    .split(".")
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), form);
}

/**
 * Reads a form that this browser kept. What it does not know, or cannot read,
 * is as in `before`.
 */
export function keptForm<Fields extends Table>(
  table: Fields,
  stored: object,
  before: FormOf<Fields>,
): FormOf<Fields> {
  return mapFields(table, (kind, name) => {
    const own = fieldOf(before, name);
    const { success, data } = kind.kept.safeParse(fieldOf(stored, name));
    if (!success) return own;
    return kind.images ? kind.images.settled(data, own) : data;
  });
}

/** Returns a discarded form for showing it again; lost uploads are left out. */
export function restoredForm<Fields extends Table>(
  table: Fields,
  form: object,
  before: object,
): FormOf<Fields> {
  return mapFields(table, (kind, name) => {
    const value = fieldOf(form, name);
    return kind.images?.settled(value, fieldOf(before, name)) ?? value;
  });
}

/** Returns the body of a request, with all fields or with those that are named. */
export function bodyOf(
  table: Table,
  form: object,
  names = Object.keys(table),
): object {
  const parts = names.map((name) => partOf(table, form, name));
  return Object.entries(Object.assign({}, ...parts)).reduce(
    (body, [path, value]) => withPart(body, path.split("."), value),
    {},
  );
}

const withPart = (
  body: object,
  [key = "", ...keys]: readonly string[],
  value: unknown,
): object => ({
  ...body,
  [key]:
    keys.length === 0
      ? value
      : withPart(Object(Reflect.get(body, key)), keys, value),
});

/** Returns the fields of all parts of a body in which any of the named are. */
export const wholeParts = (table: Table, names: readonly string[]) =>
  Object.keys(table).filter((name) =>
    names.some((each) => firstOf(each) === firstOf(name)),
  );

export const partOf = (table: Table, form: object, name: string): object =>
  table[name]?.toBody(fieldOf(form, name), name, form) ?? {};

/** Returns the images of a form, in the order of its fields. */
export function imagesIn(table: Table, form: object): ImageValue[] {
  return Object.entries(table).flatMap(
    ([name, { images }]) => images?.of(fieldOf(form, name)) ?? [],
  );
}

/** Resolves when the uploads of a form have ended. */
export async function uploadsDone(table: Table, form: object): Promise<void> {
  for (const { upload } of imagesIn(table, form)) await upload?.done;
}

/** Returns a form with the named fields of another one. */
export function withFields<Form extends object>(
  form: Form,
  other: object,
  names: readonly string[],
): Form {
  return names.reduce((taken, name) => {
    const path = name in form ? [name] : name.split(".");
    return Object.assign({}, form, withPart(taken, path, fieldOf(other, name)));
  }, form);
}

/** Returns the errors without those of the fields that were changed. */
export function withoutErrors(
  errors: FieldErrors,
  table: Table,
  before: object,
  form: object,
): FieldErrors {
  const gone = Object.keys(table)
    .filter((name) => fieldOf(before, name) !== fieldOf(form, name))
    .flatMap((name) => errorKeys(errors, { table, form, name }));
  return Object.fromEntries(
    Object.entries(errors).filter(([key]) => !gone.includes(key)),
  );
}

type FieldIn = { table: Table; form: object; name: string };

/** Returns which errors are a field's: they are named as the body's parts. */
export function errorKeys(
  errors: FieldErrors,
  { table, form, name }: FieldIn,
): string[] {
  const parts = [name, ...Object.keys(partOf(table, form, name))];
  return Object.keys(errors).filter((key) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
}

const firstOf = (path: string): string => path.split(".")[0] ?? path;
