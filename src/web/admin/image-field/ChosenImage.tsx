import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import type { Formats } from "#shared/text/formats.ts";
import { parseUrl } from "#shared/text/links.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import type { ImageValue, Upload } from "./image-value.ts";
import * as css from "./Uploader.css.ts";

type ChosenImageProps = { image: ImageValue; onRemove: () => void };

/** The chosen picture with the progress of its upload. */
export function ChosenImage({ image, onRemove }: ChosenImageProps) {
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
