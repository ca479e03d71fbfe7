import type { ComponentProps } from "react";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { SITE_LIMITS, type SiteContent } from "#shared/site/schema.ts";
import type { EditingTools } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { changeDraft, changeText, draftStore } from "./draft.ts";
import { fieldAt } from "./fields.ts";
import { FilmControls } from "./FilmControls.tsx";
import {
  appendPicture,
  changePictures,
  type GalleryPicture,
  replacePicture,
} from "./gallery.ts";
import { PictureButton } from "./PictureButton.tsx";
import { PositionControl } from "./PositionControl.tsx";
import * as css from "./SiteEditor.css.ts";

type Step = SiteContent["process"]["steps"][number];

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
      {of === "hero" ? (
        <HeroControls hero={hero} />
      ) : index === undefined ? (
        of === "steps" ? (
          <AddStep isFull={process.steps.length >= SITE_LIMITS.steps} />
        ) : (
          <AddPicture isFull={gallery.pictures.length >= SITE_LIMITS.gallery} />
        )
      ) : of === "steps" ? (
        <ItemControls
          name={`step ${index + 1}`}
          index={index}
          items={process.steps}
          onChange={changeSteps}
        />
      ) : (
        <PictureControls index={index} pictures={gallery.pictures} />
      )}
    </div>
  );
}

function changeSteps(steps: Step[]): void {
  changeDraft((content) => ({
    ...content,
    process: { ...content.process, steps },
  }));
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
  return (
    <>
      <PictureButton
        label={imageUrl ? "Replace the large picture" : "Add a large picture"}
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
            Remove it
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

function AddStep({ isFull }: { isFull: boolean }) {
  const add = () => {
    const steps = draftStore.get()?.content.process.steps ?? [];
    changeSteps([...steps, { title: "New step", text: "" }]);
  };
  return (
    <Button kind="line" size="small" disabled={isFull} onClick={add}>
      {isFull ? `${SITE_LIMITS.steps} steps are the most` : "Add a step"}
    </Button>
  );
}

function AddPicture({ isFull }: { isFull: boolean }) {
  if (isFull) return <p>{SITE_LIMITS.gallery} pictures are the most.</p>;
  return <PictureButton label="Add a picture" onUploaded={appendPicture} />;
}

type PictureControlsProps = { index: number; pictures: GalleryPicture[] };

function PictureControls({ index, pictures }: PictureControlsProps) {
  const path = `gallery.pictures.${index}.alt`;
  const { label, max } = fieldAt(path);
  const name = `picture ${index + 1}`;
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <>
      <PictureButton
        label={`Replace ${name}`}
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
        placeholder="What it shows"
        maxLength={max}
        value={picture.alt}
        onChange={({ target }) => changeText(path, target.value)}
      />
    </>
  );
}

type ItemControlsProps<T> = {
  name: string;
  index: number;
  items: T[];
  onChange: (items: T[]) => void;
};

/** Moves an item of a list or removes it. */
function ItemControls<T>(props: ItemControlsProps<T>) {
  const { name, index, items, onChange } = props;
  const move = (by: number) => {
    const [item] = items.slice(index, index + 1);
    if (item === undefined) return;
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
  };
  return (
    <>
      <IconButton
        icon="up"
        label={`Move ${name} forward`}
        className={css.small}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} back`}
        className={css.small}
        disabled={index === items.length - 1}
        onClick={() => move(1)}
      />
      <IconButton
        icon="trash"
        label={`Remove ${name}`}
        className={css.small}
        onClick={() => onChange(items.toSpliced(index, 1))}
      />
    </>
  );
}
