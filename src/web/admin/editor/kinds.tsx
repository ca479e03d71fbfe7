import * as z from "zod/mini";
import { toWirePrice } from "#shared/money/schema.ts";
import { compactArea, compactField } from "#web/admin/form/admin.css.ts";
import { displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import {
  imageOf,
  KeptImage,
  NO_IMAGE,
  restoreImage,
} from "#web/admin/image-field/image-value.ts";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { TextArea, TextField } from "#web/ui/TextField.tsx";
import { Picture } from "#shared/images/schema.ts";
import {
  asText,
  type ControlProps,
  type ImageValue,
  type Kind,
  type TextOptions,
  type Typed,
  typed,
} from "#web/data/table.ts";

// The kinds of fields. What is typed stays a text until it is sent, so that
// nothing is lost that is no number yet.

type Text = ControlProps<string>;

/** A line of text. */
export const text = (options: Typed = {}) =>
  typed({ Control: TextControl, ...options });

export function TextControl({ input, ...props }: Text) {
  return (
    <TextField
      className={props.isCompact ? compactField : undefined}
      {...input}
      data-path={props.path}
      {...shared(props)}
      onChange={({ target }) => props.onValue(target.value)}
    />
  );
}

/** A text of several lines. */
export const area = (options: TextOptions = {}) =>
  typed({ Control: AreaControl, ...options });

export function AreaControl(props: Text) {
  const { hint: _, ...rest } = shared(props);
  return (
    <TextArea
      className={props.isCompact ? compactArea : undefined}
      maxLength={props.input?.maxLength}
      data-path={props.path}
      {...rest}
      onChange={({ target }) => props.onValue(target.value)}
    />
  );
}

/** A price, typed as people write it. */
export const price = (options: Typed = {}) =>
  typed({
    place: "half",
    write: toWirePrice,
    say: displayPrice,
    Control: PriceControl,
    ...options,
  });

function PriceControl({ input, onValue, ...props }: Text) {
  return (
    <PriceField
      {...input}
      data-path={props.path}
      {...shared(props)}
      onValue={onValue}
    />
  );
}

/** A number of pieces; nothing typed is 0. */
export const count = (options: TextOptions = {}) =>
  typed({
    empty: "0",
    place: "half",
    write: (value) => value || "0",
    Control: CountControl,
    ...options,
  });

export function CountControl(props: Pick<Text, keyof Shared | "onValue">) {
  return (
    <TextField
      className={compactField}
      type="number"
      step="1"
      min="0"
      inputMode="numeric"
      {...shared(props)}
      onChange={({ target }) => props.onValue(target.value)}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

/** Returns a typed width as it is sent; NaN, which is refused, for no number. */
export function toWidth(typed: string): number | null {
  const width = typed.trim();
  return width === "" ? null : Number(width);
}

/** A length in millimeters, or nothing. */
export const mm = (options: TextOptions = {}) =>
  text({ write: toWidth, input: { inputMode: "numeric" }, ...options });

type FlagOptions = Partial<Pick<Kind<boolean>, "empty" | "fold" | "Control">>;

/** Yes or no. */
export const flag = ({
  empty = false,
  ...options
}: FlagOptions = {}): Kind<boolean> => ({
  empty,
  kept: z.boolean(),
  fromRow: (saved) => (typeof saved === "boolean" ? saved : empty),
  toBody: (value, name) => ({ [name]: value }),
  say: yesNo,
  Control: FlagControl,
  place: "check",
  isRequired: false,
  ...options,
});

function FlagControl({ label, value, onValue }: ControlProps<boolean>) {
  return (
    <CheckBox isChecked={value} onChange={onValue}>
      {label}
    </CheckBox>
  );
}

export function SwitchControl({
  label,
  value,
  onValue,
}: ControlProps<boolean>) {
  return (
    <CheckBox variant="switch" isChecked={value} onChange={onValue}>
      {label}
    </CheckBox>
  );
}

type PictureOptions = Partial<Pick<Kind<ImageValue>, "Control">> & {
  /** Whether the saved picture stays where there is none. */
  isKept?: boolean;
};

/** A picture: a row's `imageUrl`, with the sizes that the shop has of it. */
export const picture = ({
  isKept = false,
  ...options
}: PictureOptions = {}): Kind<ImageValue> => ({
  empty: NO_IMAGE,
  kept: KeptImage,
  fromRow: (saved, row) => imageOf(asText(saved), pictureOf(row)),
  toBody: ({ url }, name) => (isKept && url === "" ? {} : { [name]: url }),
  say: ({ url }) => url,
  Control: PictureControl,
  place: "picture",
  isRequired: true,
  images: {
    of: (image) => [image],
    change: (image, change) => change(image),
    settled: restoreImage,
  },
  ...options,
});

type PictureControlProps = ControlProps<ImageValue> & {
  /** Whether preview and drop zone are beside each other. */
  isWide?: boolean;
};

export function PictureControl(props: PictureControlProps) {
  return (
    <Uploader
      label={props.label}
      {...(props.hint !== undefined && { hint: props.hint })}
      image={props.value}
      onChange={props.onNext}
      error={props.error}
      isReplaceable={!props.isNew}
      isRequired={props.isRequired}
      isWide={props.isWide ?? false}
    />
  );
}

const Pictured = z.object({ picture: z.nullable(Picture) });

/** Returns the sizes of a row's picture, if the shop has stored it. */
function pictureOf(row: object): Picture | null {
  return Pictured.safeParse(row).data?.picture ?? null;
}

type Shared = Pick<Text, "label" | "value" | "error" | "hint" | "isRequired">;

/** Returns what all elements take that have a typed value. */
const shared = ({ label, value, error, hint, isRequired }: Shared) => ({
  label,
  value,
  error,
  required: isRequired,
  ...(hint !== undefined && { hint }),
});
