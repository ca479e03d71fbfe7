import { useRef, useState } from "react";
import { Notice } from "#web/ui/Notice.tsx";
import { quiet } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IMPORT_LIMITS, type ImportPreview } from "#shared/import/schema.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { Price } from "#web/ui/Price.tsx";
import {
  canCome,
  type ImportRow,
  type ImportStep,
  useImport,
} from "./useImport.ts";
import * as css from "./ImportDialog.css.ts";

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

/** Shows what a file would bring, to choose from. */
function ImportList(props: {
  preview: ImportPreview;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onStart: (rows: ImportRow[]) => Promise<void>;
  onOther: () => void;
}) {
  const { preview, chosen, onChoose, onStart, onOther } = props;
  const t = useMessages("panel").import;
  const rows = preview.items.filter(({ key }) => chosen.has(key));
  const [isOwnCurrency, setOwnCurrency] = useState(
    preview.currencies.length === 0,
  );
  const setChosen = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <div className={css.stack}>
      <p role="status">{t.found(preview.items.length)}</p>
      <Left preview={preview} />
      {preview.currencies.length > 0 && (
        <OtherCurrency
          currencies={preview.currencies}
          isTaken={isOwnCurrency}
          onTake={setOwnCurrency}
        />
      )}
      <ul className={css.list}>
        {preview.items.map((row) => (
          <li key={row.key} className={css.row}>
            {canCome(row) ? (
              <CheckBox
                isChecked={chosen.has(row.key)}
                onChange={(isChosen) => setChosen(row.key, isChosen)}
              >
                <strong>{row.name}</strong>
              </CheckBox>
            ) : (
              <strong>{row.name}</strong>
            )}
            <About row={row} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {rows.length > 0 && isOwnCurrency && (
          <Button onClick={() => void onStart(rows)}>
            {t.start(rows.length)}
          </Button>
        )}
        <Button kind="line" onClick={onOther}>
          {t.another}
        </Button>
      </div>
    </div>
  );
}

/** Says what of the file as a whole does not come. */
function Left({ preview }: { preview: ImportPreview }) {
  const t = useMessages("panel").import;
  const { left, unevenRows, unread, isGuessed } = preview;
  const rows = unevenRows.join(", ");
  const isMore = left.unevenRows > unevenRows.length;
  const said = [
    left.unevenRows > 0 &&
      t.uneven(left.unevenRows, isMore ? `${rows}, ...` : rows),
    left.drafts > 0 && t.drafts(left.drafts),
    left.giftCards > 0 && t.giftCards(left.giftCards),
    unread.length > 0 && t.unread(unread.join(", ")),
    isGuessed && t.letters,
  ].filter((text) => text !== false);
  return said.map((text) => (
    <p key={text} className={quiet}>
      {text}
    </p>
  ));
}

type OtherCurrencyProps = {
  currencies: readonly string[];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

/** Asks before prices in another currency are taken as the shop's own. */
function OtherCurrency({ currencies, isTaken, onTake }: OtherCurrencyProps) {
  const t = useMessages("panel").import;
  const { currency } = useFormats();
  return (
    <Notice tone="warning">
      <p>{t.otherCurrency(currencies.join(", "), currency)}</p>
      <CheckBox isChecked={isTaken} onChange={onTake}>
        {t.asOwn(currency)}
      </CheckBox>
    </Notice>
  );
}

const LOSS_LIMITS = { ...IMPORT_LIMITS, marks: 0 };

function About({ row }: { row: ImportRow }) {
  const t = useMessages("panel").import;
  const { state, variants, pictures, losses } = row;
  return (
    <>
      <p className={css.about}>
        {row.price !== "" && <Price value={row.price} />}
        {variants.length > 0 && <span>{t.options(variants.length)}</span>}
        {pictures.length > 0 && <span>{t.pictures(pictures.length)}</span>}
        {state !== "new" && (
          <span className={css.state}>{t.states[state]}</span>
        )}
      </p>
      {losses.map(({ of, count }) => (
        <p key={of} className={css.loss}>
          {t.losses[of](count, LOSS_LIMITS[of])}
        </p>
      ))}
    </>
  );
}
