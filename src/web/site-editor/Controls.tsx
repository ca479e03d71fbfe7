import { useMessages } from "#web/data/messages.ts";
import type { ComponentProps } from "react";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { SITE_LIMITS, type SiteContent } from "#shared/site/schema.ts";
import type { EditingTools } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { changeDraft, changeText, draftStore } from "./draft.ts";
import { fieldAt } from "./site-table.ts";
import { FilmControls } from "./FilmControls.tsx";
import {
  appendPicture,
  changePictures,
  type GalleryPicture,
  replacePicture,
} from "./gallery.ts";
import { ItemControls } from "./ItemControls.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { PositionControl } from "./PositionControl.tsx";
import { DayControls, StepControls } from "./ProcessControls.tsx";
import * as css from "./SiteEditor.css.ts";

/** The controls of the hero's picture, of a list, or of an item of a list. */
export function Controls({
  of,
  index,
}: ComponentProps<EditingTools["Controls"]>) {
  const draft = useStore(draftStore);
  if (!draft) return null;
  const { hero, process, gallery } = draft.content;
  return (
    <div className={css.controls}>
      {of === "hero" && <HeroControls hero={hero} />}
      {of === "steps" && <StepControls index={index} steps={process.steps} />}
      {of === "days" && <DayControls index={index} days={process.days ?? []} />}
      {of === "gallery" &&
        (index === undefined ? (
          <AddPicture isFull={gallery.pictures.length >= SITE_LIMITS.gallery} />
        ) : (
          <PictureControls index={index} pictures={gallery.pictures} />
        ))}
    </div>
  );
}

type Hero = SiteContent["hero"];

/** Passes the latest hero to `change`: it may have changed during an upload. */
function changeHero(
  change: (hero: Hero) => Partial<Hero>,
  path?: string,
): void {
  changeDraft((content) => {
    const { hero } = content;
    return { ...content, hero: { ...hero, ...change(hero) } };
  }, path);
}

function HeroControls({ hero: { imageUrl, focus, films } }: { hero: Hero }) {
  const t = useMessages("panel").editor.hero;
  return (
    <>
      <PictureButton
        label={imageUrl ? t.replace : t.add}
        onUploaded={(imageUrl) =>
          changeHero(({ films }) => ({
            imageUrl,
            focus: undefined,
            films: films.filter(isUpload),
          }))
        }
      />
      {imageUrl && (
        <>
          <Button
            kind="line"
            size="small"
            onClick={() =>
              changeHero(() => ({ imageUrl: "", focus: undefined, films: [] }))
            }
          >
            {t.remove}
          </Button>
          {isUpload(imageUrl) && (
            <PositionControl
              imageUrl={imageUrl}
              focus={focus}
              onChange={(focus) => changeHero(() => ({ focus }), "hero.focus")}
            />
          )}
          <FilmControls
            hasFilm={films.length > 0}
            onChange={(films) => changeHero(() => ({ films }))}
          />
        </>
      )}
    </>
  );
}

/**
 * Whether a file was uploaded. The demo's film fits only the demo's picture.
 */
const isUpload = (url: string) => url.startsWith(`${UPLOADS_PREFIX}/`);

function AddPicture({ isFull }: { isFull: boolean }) {
  const t = useMessages("panel").editor.list;
  if (isFull) return <p>{t.picturesFull(SITE_LIMITS.gallery)}</p>;
  return <PictureButton label={t.addPicture} onUploaded={appendPicture} />;
}

type PictureControlsProps = { index: number; pictures: GalleryPicture[] };

function PictureControls({ index, pictures }: PictureControlsProps) {
  const t = useMessages("panel").editor;
  const path = `gallery.pictures.${index}.alt`;
  const { label, max } = fieldAt(path, t);
  const name = t.list.picture(index + 1);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <>
      <PictureButton
        label={t.list.replace(name)}
        onUploaded={(imageUrl) => replacePicture(picture, imageUrl)}
      />
      <ItemControls
        name={name}
        index={index}
        items={pictures}
        onChange={changePictures}
      />
      <input
        type="text"
        className={css.alt}
        aria-label={label}
        placeholder={t.list.shows}
        maxLength={max}
        value={picture.alt}
        onChange={({ target }) => changeText(path, target.value)}
      />
    </>
  );
}
