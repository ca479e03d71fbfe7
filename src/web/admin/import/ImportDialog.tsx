import { useRef } from "react";
import { Notice } from "#web/admin/form/Notice.tsx";
import { quiet } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import * as css from "./ImportDialog.css.ts";
import { ImportList } from "./ImportList.tsx";
import { type ImportStep, useImport } from "./useImport.ts";

type ImportDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called after each clip that has come. */
  onAdded: () => void;
};

/** Brings clips from the file of another shop. */
export function ImportDialog({ isOpen, onClose, onAdded }: ImportDialogProps) {
  const { close, import: t } = useMessages("panel");
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={close}
    >
      <Steps onAdded={onAdded} />
    </Dialog>
  );
}

function Steps({ onAdded }: Pick<ImportDialogProps, "onAdded">) {
  const t = useMessages("panel").import;
  const { step, ...act } = useImport(onAdded);
  if (step.at === "preview")
    return (
      <ImportList
        preview={step.preview}
        chosen={step.chosen}
        onChoose={act.choose}
        onStart={act.run}
        onOther={act.startAgain}
      />
    );
  if (step.at === "running" || step.at === "done")
    return <Progress step={step} onStop={act.stop} onOther={act.startAgain} />;
  return (
    <div className={css.stack}>
      <p className={quiet}>{t.intro}</p>
      {step.at === "start" && step.error && (
        <Notice tone="bad" isUrgent>
          <p>{`${t.failed} ${step.error}`}</p>
        </Notice>
      )}
      <FileButton
        isReading={step.at === "reading"}
        onFile={(file) => void act.read(file)}
      />
    </div>
  );
}

type FileButtonProps = { isReading: boolean; onFile: (file: File) => void };

function FileButton({ isReading, onFile }: FileButtonProps) {
  const t = useMessages("panel").import;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t.choose}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after it was mended.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button isPending={isReading} onClick={() => input.current?.click()}>
        {isReading ? t.reading : t.choose}
      </Button>
    </>
  );
}

type ProgressProps = {
  step: Extract<ImportStep, { at: "running" | "done" }>;
  onStop: () => void;
  onOther: () => void;
};

function Progress({ step, onStop, onOther }: ProgressProps) {
  const { at, done, tried, total, notes } = step;
  const t = useMessages("panel").import;
  const end = done > 0 ? t.done(done) : t.none;
  return (
    <div className={css.stack}>
      <p role="status">{at === "running" ? t.progress(tried, total) : end}</p>
      {at === "running" && (
        <>
          <progress
            className={css.bar}
            aria-label={t.title}
            value={tried}
            max={total}
          />
          <p className={quiet}>{t.keepOpen}</p>
          <Button kind="line" size="small" onClick={onStop}>
            {t.stop}
          </Button>
        </>
      )}
      {notes.length > 0 && (
        <ul className={css.list}>
          {notes.map(({ key, text }) => (
            <li key={key} className={css.row}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {at === "done" && (
        <Button kind="line" size="small" onClick={onOther}>
          {t.another}
        </Button>
      )}
    </div>
  );
}
