import type { ComponentProps } from "react";
import { useMessages } from "#web/data/messages.ts";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { SITE_LIMITS, type SiteContent } from "#shared/site/schema.ts";
import type { EditingTools } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { insertAt, removeAt, replaceAt } from "#shared/lists.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import {
  changeDraft,
  changeText,
  copyWith,
  draftStore,
  isSameItem,
} from "./draft.ts";
import { fieldAt } from "./site-table.ts";
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

type ItemControlsProps<T> = {
  name: string;
  index: number;
  items: T[];
  onChange: (items: T[]) => void;
};

/** Moves an item of a list or removes it. */
function ItemControls<T>(props: ItemControlsProps<T>) {
  const t = useMessages("panel").editor.list;
  const { name, index, items, onChange } = props;
  const move = (by: number) => {
    const [item] = items.slice(index, index + 1);
    if (item === undefined) return;
    onChange(insertAt(removeAt(items, index), index + by, item));
  };
  return (
    <>
      <IconButton
        icon="up"
        label={t.forward(name)}
        className={css.small}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="down"
        label={t.back(name)}
        className={css.small}
        disabled={index === items.length - 1}
        onClick={() => move(1)}
      />
      <IconButton
        icon="trash"
        label={t.remove(name)}
        className={css.small}
        onClick={() => onChange(removeAt(items, index))}
      />
    </>
  );
}

type Process = SiteContent["process"];
type Step = Process["steps"][number];
type Day = NonNullable<Process["days"]>[number];

const current = () => draftStore.get()?.content.process;

function change(process: Partial<Process>): void {
  changeDraft((content) => ({
    ...content,
    process: { ...content.process, ...process },
  }));
}

/** Shows a picture at a step, which may have been moved during the upload. */
function changePicture(step: Step, imageUrl: string): void {
  const steps = current()?.steps ?? [];
  const index = steps.findIndex((each) => isSameItem(each, step));
  const [found] = steps.slice(index, index + 1);
  if (index >= 0 && found)
    change({ steps: replaceAt(steps, index, copyWith(found, { imageUrl })) });
}

type StepControlsProps = { index: number | undefined; steps: Step[] };

/** The controls of a step and its picture; without an index, adds a step. */
function StepControls({ index, steps }: StepControlsProps) {
  const t = useMessages("panel").editor.list;
  if (index === undefined) {
    const isFull = steps.length >= SITE_LIMITS.steps;
    const add = () =>
      change({
        steps: [...(current()?.steps ?? []), { title: t.newStep, text: "" }],
      });
    return (
      <Button kind="line" size="small" disabled={isFull} onClick={add}>
        {isFull ? t.stepsFull(SITE_LIMITS.steps) : t.addStep}
      </Button>
    );
  }
  const step = steps[index];
  if (!step) return null;
  const picture = t.stepPicture(index + 1);
  return (
    <>
      <PictureButton
        label={step.imageUrl ? t.replace(picture) : t.addStepPicture(index + 1)}
        onUploaded={(imageUrl) => changePicture(step, imageUrl)}
      />
      {step.imageUrl && (
        <Button
          kind="line"
          size="small"
          onClick={() => changePicture(step, "")}
        >
          {t.remove(picture)}
        </Button>
      )}
      <ItemControls
        name={t.step(index + 1)}
        index={index}
        items={steps}
        onChange={(changed) => change({ steps: changed })}
      />
    </>
  );
}

type DayControlsProps = { index: number | undefined; days: Day[] };

/** The controls of a stretch of time; without an index, adds one. */
function DayControls({ index, days }: DayControlsProps) {
  const t = useMessages("panel").editor.list;
  if (index !== undefined)
    return (
      <ItemControls
        name={t.day(index + 1)}
        index={index}
        items={days}
        onChange={(changed) => change({ days: changed })}
      />
    );
  if (days.length >= SITE_LIMITS.days) return null;
  const add = () =>
    change({
      days: [...(current()?.days ?? []), { title: t.newDay, text: "" }],
    });
  return (
    <Button kind="line" size="small" onClick={add}>
      {t.addDay}
    </Button>
  );
}
