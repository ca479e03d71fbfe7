import { useEffect, useRef, useState } from "react";
import { importItem, previewImport } from "#shared/import/calls.ts";
import { ImportPreview, type ImportState } from "#shared/import/schema.ts";
import { sendAsMaker, withSession } from "#web/admin/data/session.ts";
import { postFile } from "#web/admin/image-field/upload-file.ts";
import { reasonOf } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";

export type ImportRow = ImportPreview["items"][number];

/** A clip that did not come whole, and why. */
type ImportNote = { key: string; text: string };

type ImportCount = {
  total: number;
  /** The number that were tried, and of these the number that came. */
  tried: number;
  done: number;
  notes: ImportNote[];
};

/** Where the import of a file stands. */
export type ImportStep =
  | { at: "start"; error?: string }
  | { at: "reading" }
  | { at: "preview"; preview: ImportPreview; chosen: ReadonlySet<string> }
  | ({ at: "running" | "done" } & ImportCount);

const CAN_COME: readonly ImportState[] = ["new", "named"];
export const canCome = ({ state }: ImportRow): boolean =>
  CAN_COME.includes(state);

/** Reads a file, and then adds its clips one after the other. */
export function useImport(onAdded: () => void) {
  const t = useMessages("panel").import;
  const say = useSayError();
  const [step, setStep] = useState<ImportStep>({ at: "start" });
  const stopped = useRef(false);
  const [stop] = useState(() => () => {
    stopped.current = true;
  });
  // Closing the dialog stops it: the clips that follow would come unseen.
  useEffect(() => stop, [stop]);
  const reason = (error: unknown) => say(reasonOf(error));

  const read = async (file: File) => {
    setStep({ at: "reading" });
    try {
      const reply = await withSession(() =>
        postFile(previewImport.path, file, { onProgress: () => {} }),
      );
      const preview = ImportPreview.parse(JSON.parse(reply));
      const news = preview.items.filter(({ state }) => state === "new");
      const chosen = new Set(news.map(({ key }) => key));
      setStep({ at: "preview", preview, chosen });
    } catch (error) {
      setStep({ at: "start", error: reason(error) });
    }
  };

  const run = async (rows: ImportRow[]) => {
    stopped.current = false;
    const notes: ImportNote[] = [];
    let tried = 0;
    let done = 0;
    const show = (at: "running" | "done") =>
      setStep({ at, total: rows.length, tried, done, notes: [...notes] });
    show("running");
    for (const { state: _, losses: __, ...body } of rows) {
      if (stopped.current) break;
      const { key, name } = body;
      try {
        const added = await sendAsMaker(importItem, { body });
        done += 1;
        if (added.missingPictures > 0)
          notes.push({ key, text: t.missing(name, added.missingPictures) });
        onAdded();
      } catch (error) {
        notes.push({ key, text: `${name}: ${reason(error)}` });
      }
      tried += 1;
      show("running");
    }
    show("done");
  };
  return {
    step,
    read,
    run,
    choose: (chosen: ReadonlySet<string>) =>
      setStep((now) => (now.at === "preview" ? { ...now, chosen } : now)),
    startAgain: () => setStep({ at: "start" }),
    stop,
  };
}
