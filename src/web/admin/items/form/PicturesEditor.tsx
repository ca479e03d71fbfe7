import { type DragEvent, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { MAX_PICTURES } from "#shared/catalog/schema.ts";
import { UPLOAD_TYPES } from "#shared/images/schema.ts";
import { insertAt, removeAt } from "#shared/lists.ts";
import { Button } from "#web/ui/Button.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type * as images from "#web/admin/image-field/image-value.ts";
import type { Next, ImageValue } from "#web/data/table.ts";
import { field, label } from "#web/admin/image-field/Uploader.css.ts";
import type * as kinds from "#web/admin/items/product-kinds.tsx";
import type {
  PictureForm,
  VariantForm,
} from "#web/admin/items/product-kinds.tsx";
import { input } from "#web/ui/TextField.css.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import * as css from "./PicturesEditor.css.ts";

/** Adds, sorts and removes a product's pictures, and sets their options. */
export function PicturesEditor(props: {
  pictures: PictureForm[];
  variants: VariantForm[];
  errors: FieldErrors;
  onNext: (next: Next<PictureForm[]>) => void;
  /** Functions that are already in the panel's file; see PicturesGate. */
  tools: Pick<typeof kinds, "newKey" | "NO_PICTURES"> &
    Pick<typeof images, "isUploading" | "uploadImage">;
}) {
  const { pictures: all, errors, onNext } = props;
  const { form: t, picture: texts, undo } = useMessages("panel");
  const { isUploading, newKey, NO_PICTURES, uploadImage } = props.tools;
  // The file input is not in the document, so that the keyboard reaches only
  // the button that opens it.
  const chooser = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const isBusy = all.some(({ image }) => isUploading(image));
  const room = MAX_PICTURES - all.length;

  const change = (next: Next<PictureForm[]>) =>
    onNext((now) => {
      const left = next(now).filter((picture) => !isEmpty(picture));
      return left.length > 0 ? left : NO_PICTURES;
    });
  const changeOne = (key: string, part: Partial<PictureForm>) =>
    change((pictures) =>
      pictures.map((each) => (each.key === key ? { ...each, ...part } : each)),
    );
  const add = (files: File[]) => {
    for (const file of files.slice(0, room)) {
      const key = newKey();
      const picture = { key, image: EMPTY, variantKey: "" };
      onNext((now) => [...now, picture]);
      const changeImage: images.ChangeImage = (next) =>
        onNext((now) =>
          now.map((each) =>
            each.key === key ? { ...each, image: next(each.image) } : each,
          ),
        );
      uploadImage(file, changeImage, texts);
    }
    if (files.length > room)
      showToast({
        ...t.picturesMany,
        title: t.picturesMany.title(MAX_PICTURES),
      });
  };
  const choose = () => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    input.accept = UPLOAD_TYPES.join(",");
    input.addEventListener("change", () => add([...(input.files ?? [])]));
    input.click();
    chooser.current = input;
  };
  const remove = (picture: PictureForm, index: number) => {
    change((pictures) => pictures.filter(({ key }) => key !== picture.key));
    showToast({ title: t.pictureRemoved }, "ok", {
      label: undo,
      onPress: () =>
        change((pictures) =>
          insertAt(pictures, index, { ...picture, key: newKey() }),
        ),
    });
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLElement>(":scope > button")?.focus(),
    );
  };
  const move = (index: number, by: number) => {
    change((pictures) => {
      const picture = pictures[index];
      if (!picture) return pictures;
      return insertAt(removeAt(pictures, index), index + by, picture);
    });
    requestAnimationFrame(() => {
      const item = group.current?.querySelectorAll("li")[index + by];
      const steps = item?.querySelectorAll("button:enabled");
      const step = steps?.[by > 0 && index + by > 0 ? 1 : 0];
      if (step instanceof HTMLElement) step.focus();
    });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  if (all.every(isEmpty)) return null;
  return (
    <fieldset
      ref={group}
      className={field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <legend className={label}>{t.pictures}</legend>
      {errors.pictures && (
        <FieldError id="pictures-error">{errors.pictures}</FieldError>
      )}
      {all.length > 1 && (
        <ol className={css.list}>
          {all.map((picture, index) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              variants={props.variants}
              number={index + 1}
              isLast={index === all.length - 1}
              isFixed={isBusy}
              error={
                picture.image.error ??
                errors[index ? `pictures.${index}.imageUrl` : "imageUrl"] ??
                errors[`pictures.${index}.imageUrl`]
              }
              onVariant={(variantKey) => changeOne(picture.key, { variantKey })}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(picture, index)}
            />
          ))}
        </ol>
      )}
      {room > 0 && (all[0]?.image.url || all[0]?.image.upload) && (
        <Button kind="line" size="small" className={css.add} onClick={choose}>
          <Icon name="plus" />
          <span>{t.addPictures}</span>
        </Button>
      )}
    </fieldset>
  );
}

const EMPTY = { url: "", picture: null, upload: null, error: null };
const isEmpty = ({ image: { url, upload, error } }: PictureForm) =>
  !url && !upload && !error;

/** One of several pictures, with its option, position and remove button. */
function PictureItem(props: {
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
}) {
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
