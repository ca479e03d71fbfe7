import { useEffect, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import type { AdminSite } from "#shared/site/schema.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { graphemes } from "#shared/text/characters.ts";
import { useVoice } from "#web/data/voice.ts";
import { ConflictNotice } from "#web/ui/ConflictNotice.tsx";
import { fieldOf } from "#web/data/table.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TOOLBAR_ATTRIBUTE } from "#web/ui/toast-place.ts";
import { DetailsDialog } from "./DetailsDialog.tsx";
import {
  type SiteDraft,
  draftStore,
  endDraft,
  isChanged,
  mergedDraft,
  rebaseDraft,
  redo,
  undo,
  withoutDraft,
} from "./draft.ts";
import { focusedPath } from "./EditableText.tsx";
import { PagesDialog } from "./PagesDialog.tsx";
import {
  contentOf,
  fieldAt,
  siteLabels,
  siteTable,
  useSiteOptions,
} from "./site-table.ts";
import * as css from "./SiteEditor.css.ts";
import { useSave } from "./useSave.ts";

type Opened = "details" | "pages" | "leave";
/** The place where the editor begins. */
export type Opens = "details" | "pages" | "headline";

/** The toolbar of the editor, fixed to the bottom of the window. */
export function EditorBar({ opens }: { opens: Opens | undefined }) {
  const t = useMessages("panel").editor;
  const { save: saveText, saving } = useMessages("panel");
  const voice = useVoice();
  const draft = useStore(draftStore);
  const { change, tools } = usePage();
  const [opened, setOpened] = useState<Opened | undefined>(
    opens === "headline" ? undefined : opens,
  );
  useEffect(() => {
    // Once the page shows it as a text to write in.
    if (tools && opens === "headline")
      document
        .querySelector<HTMLElement>("#hero-title [contenteditable]")
        ?.focus();
  }, [tools, opens]);
  const { save, isSaving, isWaiting, current, forget } = useSave({
    onHidden: () => setOpened("details"),
  });
  if (!draft) return null;
  const { isResumed } = draft;
  const hasChanges = isChanged(draft);
  const leave = () => {
    setOpened(undefined);
    endDraft();
    change(({ site, ...page }) => ({
      ...page,
      site: withoutDraft(draft, site),
    }));
  };
  const close = () => setOpened(undefined);
  return (
    <section
      className={css.bar}
      aria-label={t.bar.label}
      {...{ [TOOLBAR_ATTRIBUTE]: "" }}
    >
      <p className={css.status} role="status">
        {isWaiting ? t.bar.offline : <Counter />}
      </p>
      <div className={css.tools}>
        {isResumed && (
          <Button kind="line" size="small" onClick={() => setOpened("leave")}>
            {t.bar.discard}
          </Button>
        )}
        <IconButton
          icon="undo"
          label={t.bar.undo}
          disabled={draft.past.length === 0}
          onClick={undo}
        />
        <IconButton
          icon="retry"
          label={t.bar.redo}
          disabled={draft.future.length === 0}
          onClick={redo}
        />
        <Button kind="line" size="small" onClick={() => setOpened("details")}>
          {t.bar.details}
        </Button>
        <Button kind="line" size="small" onClick={() => setOpened("pages")}>
          {t.bar.pages}
        </Button>
        <Button
          kind="line"
          size="small"
          onClick={() => (hasChanges ? setOpened("leave") : leave())}
        >
          {t.bar.close}
        </Button>
        <Button
          size="small"
          className={css.save}
          disabled={!hasChanges}
          isPending={isSaving}
          pendingText={saving}
          onClick={save}
        >
          {saveText}
        </Button>
      </div>
      <DetailsDialog
        isOpen={opened === "details"}
        onClose={close}
        onSave={hasChanges ? save : undefined}
        isSaving={isSaving}
      />
      <PagesDialog isOpen={opened === "pages"} onClose={close} />
      <LeaveDialog
        isOpen={opened === "leave"}
        onClose={close}
        onLeave={leave}
      />
      <Dialog
        kind="modal"
        isOpen={current !== undefined}
        onClose={forget}
        title={t.bar.versions}
        closeLabel={t.bar.close}
      >
        {current && (
          <Versions
            draft={draft}
            current={current}
            isPending={isSaving}
            onKeepMine={() => {
              rebaseDraft(current, voice);
              save();
            }}
            onTakeTheirs={() => {
              forget();
              rebaseDraft(current, voice, "theirs");
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

type VersionsProps = {
  draft: SiteDraft;
  current: AdminSite;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** What both windows changed. */
function Versions({ draft, current, ...rest }: VersionsProps) {
  const t = useMessages("panel").editor;
  const { collisions } = mergedDraft(draft, current, useVoice());
  return (
    <ConflictNotice
      {...rest}
      texts={t.bar}
      table={siteTable}
      labels={siteLabels(t)}
      options={useSiteOptions({
        country: draft.content.legal.country,
        timeZone: draft.base.timeZone,
      })}
      conflict={{ kind: "changed", current, collisions }}
      mine={draft.content}
      theirs={contentOf(current)}
    />
  );
}

/** Shows the length of the focused text and its limit, or a hint. */
function Counter() {
  const t = useMessages("panel").editor;
  const path = useStore(focusedPath);
  const draft = useStore(draftStore);
  return <span>{counterText(path, draft, t)}</span>;
}

function counterText(
  path: string | undefined,
  draft: SiteDraft | undefined,
  t: Messages["panel"]["editor"],
): string {
  if (draft?.isResumed && !path) return t.bar.resumed;
  if (!path || !draft) return t.bar.hint;
  const { label, max } = fieldAt(path, t);
  const count = graphemes(textAt(draft, path)).length;
  const { length, tooLong } = t.bar;
  return count > max ? tooLong(label, count, max) : length(label, count, max);
}

function textAt({ content }: SiteDraft, path: string): string {
  const value = fieldOf(content, path);
  return typeof value === "string" ? value : "";
}

type LeaveDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
};

function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const t = useMessages("panel").editor.leave;
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.stay}
    >
      <p>{t.text}</p>
      <div className={css.choices}>
        <Button kind="ink" onClick={onClose}>
          {t.stay}
        </Button>
        <Button kind="line" onClick={onLeave}>
          {t.go}
        </Button>
      </div>
    </Dialog>
  );
}
