import { type DragEvent, useId, useRef, useState } from "react";
import type { ImageValue, Upload } from "#web/data/table.ts";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { parseUrl, withHttps } from "#shared/text/links.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { UPLOAD_TYPES } from "#shared/images/schema.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { useFormats } from "#web/data/shop-context.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import type { Formats } from "#shared/text/formats.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import {
  type ChangeImage,
  hasPreview,
  imageOf,
  removeImage,
  uploadImage,
} from "./image-value.ts";
import * as css from "./Uploader.css.ts";

const UPLOAD = "M12 16V5M7.5 9L12 4.5 16.5 9M5 15v4.5h14V15";

/** A field for a picture: a file that is dropped or chosen, or, asked for, a URL. */
export function Uploader(props: {
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
}) {
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

// With this list of types, an iPhone converts its HEIC photos to JPEG.
const ACCEPTED = UPLOAD_TYPES.join(",");

/** A file input that also accepts dropped files. */
function DropZone(props: {
  isInvalid: boolean;
  isRequired: boolean | undefined;
  describedBy: string | undefined;
  onFile: (file: File) => void;
}) {
  const { isInvalid, isRequired, describedBy, onFile } = props;
  const t = useMessages("panel").picture;
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      <input
        type="file"
        className={css.file}
        accept={ACCEPTED}
        aria-label={t.choose}
        required={isRequired}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Icon name={UPLOAD} className={css.dropIcon} />
      <span>
        <span>{t.drop}</span> <b className={css.choose}>{t.chooseFile}</b>
      </span>
      <span>{t.limit}</span>
    </div>
  );
}

type ChosenImageProps = { image: ImageValue; onRemove: () => void };

/** The chosen picture with the progress of its upload. */
function ChosenImage({ image, onRemove }: ChosenImageProps) {
  const t = useMessages("panel").picture;
  const formats = useFormats();
  const { upload, url, picture } = image;
  return (
    <div className={css.chosen}>
      {upload ? (
        <img className={css.preview} src={upload.previewUrl} alt={t.preview} />
      ) : (
        <Picture
          key={url}
          className={css.preview}
          imageUrl={url}
          picture={picture}
          alt={t.preview}
          sizes="76px"
          isContained
        />
      )}
      <div className={css.about}>
        <b className={css.fileName}>{upload?.name ?? fileNameOf(url)}</b>
        <small className={css.detail}>
          {upload ? uploadDetail(upload, t, formats) : t.current}
        </small>
        {upload && !upload.isDone && (
          <div
            className={css.bar}
            role="progressbar"
            aria-label={t.uploading}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(upload.progress * 100)}
          >
            <div
              className={css.barFill}
              style={{ transform: `scaleX(${upload.progress})` }}
            />
          </div>
        )}
      </div>
      <IconButton icon="trash" label={t.remove} onClick={onRemove} />
    </div>
  );
}

function uploadDetail(
  { sizeBytes, isDone, progress }: Upload,
  t: Messages["panel"]["picture"],
  formats: Formats,
): string {
  const size = formatSize(sizeBytes, formats);
  if (isDone) return t.uploaded(size);
  return progress < 1 ? t.isUploading(size) : t.isPreparing(size);
}

function formatSize(bytes: number, { language }: Formats): string {
  const megabytes = bytes / (1024 * 1024);
  const isLarge = megabytes >= 0.1;
  const size = isLarge ? megabytes : Math.ceil(bytes / 1024);
  const digits = isLarge ? 1 : 0;
  const number = size.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // In French a byte is an octet.
  const unit = language === "fr" ? "o" : "B";
  return `${number} ${isLarge ? "M" : "K"}${unit}`;
}

function fileNameOf(url: string): string {
  const path = parseUrl(url, "http://shop.invalid")?.pathname ?? url;
  return path.split("/").at(-1) || url;
}
