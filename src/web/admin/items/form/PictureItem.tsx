import { useMessages } from "#web/data/messages.ts";
import type { ImageValue } from "#web/admin/image-field/image-value.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { input } from "#web/ui/TextField.css.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import type {
  PictureForm,
  VariantForm,
} from "#web/admin/items/product-kinds.tsx";
import * as css from "./PicturesEditor.css.ts";

type PictureItemProps = {
  picture: PictureForm;
  variants: VariantForm[];
  number: number;
  isLast: boolean;
  /** True during an upload: the order of the pictures must not change then. */
  isFixed: boolean;
  error: string | undefined;
  onVariant: (variantKey: string) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** One of several pictures, with its option, position and remove button. */
export function PictureItem(props: PictureItemProps) {
  const { picture, variants, number, isLast, isFixed, error } = props;
  const t = useMessages("panel").form;
  const { image, variantKey } = picture;
  const isKnown = variants.some(({ key }) => key === variantKey);
  const name = t.pictureName(number);
  return (
    <li className={css.item}>
      <Preview image={image} alt={t.previewOf(name)} />
      <div>
        {variants.length > 0 && (
          <select
            className={classNames(input, css.option)}
            aria-label={t.optionOn(name)}
            value={isKnown ? variantKey : ""}
            onChange={({ target }) => props.onVariant(target.value)}
          >
            <option value="">{t.everyOption}</option>
            {variants.map(({ key, title }, index) => (
              <option key={key} value={key}>
                {title || t.option(index + 1)}
              </option>
            ))}
          </select>
        )}
        <div className={css.place}>
          <span>
            {stateOf(image) ??
              (number === 1 ? t.shownFirst : t.picture(number))}
          </span>
          <div className={css.buttons}>
            <IconButton
              icon="up"
              label={t.moveUp(name)}
              disabled={isFixed || number === 1}
              onClick={() => props.onMove(-1)}
            />
            <IconButton
              icon="down"
              label={t.moveDown(name)}
              disabled={isFixed || isLast}
              onClick={() => props.onMove(1)}
            />
            <IconButton
              icon="trash"
              label={t.remove(name)}
              disabled={isFixed && number === 1}
              onClick={props.onRemove}
            />
          </div>
        </div>
        {error && (
          <FieldError id={`picture-${picture.key}-error`}>{error}</FieldError>
        )}
      </div>
    </li>
  );
}

function Preview({ image, alt }: { image: ImageValue; alt: string }) {
  const { upload, url, picture } = image;
  if (upload)
    return <img className={css.preview} src={upload.previewUrl} alt={alt} />;
  if (!url) return <div className={css.preview} />;
  return (
    <Picture
      key={url}
      className={css.preview}
      imageUrl={url}
      picture={picture}
      alt={alt}
      sizes="92px"
    />
  );
}

function stateOf({ upload }: ImageValue): string | undefined {
  if (!upload || upload.isDone) return undefined;
  return `${Math.round(upload.progress * 100)} %`;
}
