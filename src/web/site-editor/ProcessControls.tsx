import { replaceAt } from "#shared/lists.ts";
import { SITE_LIMITS, type SiteContent } from "#shared/site/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { changeDraft, copyWith, draftStore, isSameItem } from "./draft.ts";
import { ItemControls } from "./ItemControls.tsx";
import { PictureButton } from "./PictureButton.tsx";

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
export function StepControls({ index, steps }: StepControlsProps) {
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
export function DayControls({ index, days }: DayControlsProps) {
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
