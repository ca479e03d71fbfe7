import { useMessages } from "#web/data/messages.ts";
import { useId, useRef, useState } from "react";
import { TextField } from "#web/ui/TextField.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { withHttps } from "#shared/text/links.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { ChosenImage } from "./ChosenImage.tsx";
import { DropZone } from "./DropZone.tsx";
import {
  type ChangeImage,
  hasPreview,
  type ImageValue,
  imageOf,
  removeImage,
  uploadImage,
} from "./image-value.ts";
import * as css from "./Uploader.css.ts";

type UploaderProps = {
  label: string;
  /** Describes what the picture should look like. */
  hint?: string;
  image: ImageValue;
  onChange: ChangeImage;
  /** The form's error for this field. */
  error?: string | undefined;
  /** Shows the drop zone also when a picture is chosen. */
  isReplaceable?: boolean;
  /** Shows preview and drop zone beside each other. */
  isWide?: boolean;
  isRequired?: boolean;
};

/** A field for a picture: a file that is dropped or chosen, or, asked for, a URL. */
export function Uploader(props: UploaderProps) {
  const { label, image, onChange, isReplaceable = false } = props;
  const { picture: t } = useMessages("panel");
  const id = useId();
  const typing = useTyping();
  const [isUrlOpen, setUrlOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const error = image.error ?? props.error;
  const described = [error && `${id}-error`, props.hint && `${id}-hint`];
  const describedBy = described.filter(Boolean).join(" ") || undefined;
  const isChosen = hasPreview(image) && !(typing.isTyping && !props.isWide);
  const canType = !isChosen || (props.isWide ?? false);
  // Also what was typed before, and is no address yet.
  const isTyped = isUrlOpen || (!hasPreview(image) && image.url !== "");
  const openUrl = () => {
    setUrlOpen(true);
    requestAnimationFrame(() =>
      group.current
        ?.querySelector<HTMLElement>("input:not([type=file])")
        ?.focus(),
    );
  };
  const onRemove = () => {
    removeImage(onChange);
    requestAnimationFrame(() => group.current?.querySelector("input")?.focus());
  };
  const zone = (isReplaceable || !isChosen) && (
    <DropZone
      isInvalid={Boolean(error)}
      isRequired={props.isRequired && !isChosen}
      describedBy={describedBy}
      onFile={(file) => uploadImage(file, onChange, t)}
    />
  );
  return (
    <fieldset ref={group} className={css.field}>
      <legend className={css.label}>{label}</legend>
      {props.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {props.hint}
        </p>
      )}
      <div className={props.isWide && isChosen ? css.pair : css.field}>
        {isChosen && <ChosenImage image={image} onRemove={onRemove} />}
        {zone}
      </div>
      {canType && !isTyped && (
        <button type="button" className={css.useUrl} onClick={openUrl}>
          {t.useUrl}
        </button>
      )}
      {canType && isTyped && (
        <TextField
          label={t.url}
          className={compactField}
          type="url"
          placeholder="https://"
          value={image.upload ? "" : image.url}
          onFocus={() => {
            setUrlOpen(true);
            typing.onFocus();
          }}
          onBlur={() => {
            typing.onBlur();
            const whole = withHttps(image.url);
            // What it shows is fetched from there, and not from this page.
            if (image.url.includes("/") && whole !== image.url)
              onChange(() => imageOf(whole, null));
          }}
          onChange={(event) => {
            const { value } = event.target;
            onChange(() => imageOf(value, null));
          }}
        />
      )}
      {error && (
        <div ref={image.error === null ? undefined : showUploadError}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** Scrolls to an error, unless that would move the field in use out of view. */
function showUploadError(error: HTMLElement | null): void {
  const isTyping = document.activeElement?.matches(
    "input:not([type=file]), textarea",
  );
  if (!isTyping) error?.scrollIntoView({ block: "nearest" });
}

/** A delay longer than a click on a button takes. */
const CLICK_MS = 600;

/**
 * Returns whether a field has the focus or lost it less than CLICK_MS ago. The
 * form's height changes when the typing ends; the delay makes sure that the
 * click that ended the typing still hits its button.
 */
function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    isTyping,
    onFocus() {
      clearTimeout(timer.current);
      setTyping(true);
    },
    onBlur() {
      timer.current = setTimeout(() => setTyping(false), CLICK_MS);
    },
  };
}
