import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import type { ImageValue, Upload } from "./image-value.ts";
import * as css from "./Uploader.css.ts";

type ChosenImageProps = { image: ImageValue; onRemove: () => void };

/** The chosen picture with the progress of its upload. */
export function ChosenImage({ image, onRemove }: ChosenImageProps) {
  const { upload, url, picture } = image;
  return (
    <div className={css.chosen}>
      {upload ? (
        <img className={css.preview} src={upload.previewUrl} alt="Preview" />
      ) : (
        <Picture
          key={url}
          className={css.preview}
          imageUrl={url}
          picture={picture}
          alt="Preview"
          sizes="76px"
          isContained
        />
      )}
      <div className={css.about}>
        <b className={css.fileName}>{upload?.name ?? fileNameOf(url)}</b>
        <small className={css.detail}>
          {upload ? uploadDetail(upload) : "Current image"}
        </small>
        {upload && !upload.isDone && (
          <div
            className={css.bar}
            role="progressbar"
            aria-label="Uploading"
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
      <IconButton icon="trash" label="Remove image" onClick={onRemove} />
    </div>
  );
}

function uploadDetail({ sizeBytes, isDone, progress }: Upload): string {
  const size = formatSize(sizeBytes);
  if (isDone) return `${size}, uploaded`;
  return progress < 1 ? `${size}, uploading...` : `${size}, preparing...`;
}

function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 0.1
    ? `${megabytes.toFixed(1)} MB`
    : `${Math.ceil(bytes / 1024)} KB`;
}

function fileNameOf(url: string): string {
  const path = URL.parse(url, "http://shop.invalid")?.pathname ?? url;
  return path.split("/").at(-1) || url;
}
