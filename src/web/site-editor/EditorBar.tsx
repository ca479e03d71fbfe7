import { useState } from "react";
import { graphemes } from "#shared/text/graphemes.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";
import { usePage } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { DetailsDialog } from "./DetailsDialog.tsx";
import {
  beginDraft,
  contentOf,
  type Draft,
  draftStore,
  endDraft,
  isChanged,
  redo,
  undo,
  withoutDraft,
} from "./draft.ts";
import { focusedPath } from "./EditableText.tsx";
import { differences, fieldAt } from "./fields.ts";
import { PagesDialog } from "./PagesDialog.tsx";
import * as css from "./SiteEditor.css.ts";
import { useSave } from "./useSave.ts";

type Opened = "details" | "pages" | "leave";

/** The toolbar of the editor, fixed to the bottom of the window. */
export function EditorBar() {
  const draft = useStore(draftStore);
  const { change } = usePage();
  const [opened, setOpened] = useState<Opened>();
  const { save, isSaving, isWaiting, current, forget } = useSave();
  if (!draft) return null;
  const { base, isResumed } = draft;
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
    <section className={css.bar} aria-label="Editing">
      <p className={css.status} role="status">
        {isWaiting ? "You are offline. Saved once you are back." : <Counter />}
      </p>
      <div className={css.tools}>
        {isResumed && (
          <Button kind="line" size="small" onClick={() => setOpened("leave")}>
            Discard
          </Button>
        )}
        <IconButton
          icon="undo"
          label="Undo"
          disabled={draft.past.length === 0}
          onClick={undo}
        />
        <IconButton
          icon="retry"
          label="Redo"
          disabled={draft.future.length === 0}
          onClick={redo}
        />
        <Button kind="line" size="small" onClick={() => setOpened("details")}>
          Details
        </Button>
        <Button kind="line" size="small" onClick={() => setOpened("pages")}>
          Pages
        </Button>
        <Button
          kind="line"
          size="small"
          onClick={() => (hasChanges ? setOpened("leave") : leave())}
        >
          Close
        </Button>
        <Button
          size="small"
          className={css.save}
          disabled={!hasChanges}
          isPending={isSaving}
          pendingText="Saving..."
          onClick={() => save(base.updatedAt)}
        >
          Save
        </Button>
      </div>
      <DetailsDialog isOpen={opened === "details"} onClose={close} />
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
        title="Two versions"
        closeLabel="Close"
      >
        {current && (
          <VersionChoice
            what="the shop's pages"
            lines={differences(draft.content, contentOf(current))}
            isPending={isSaving}
            pendingText="Saving..."
            onKeepMine={() => save(current.updatedAt)}
            onTakeTheirs={() => {
              forget();
              beginDraft(current);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

/** Shows the length of the focused text and its limit, or a hint. */
function Counter() {
  const path = useStore(focusedPath);
  const draft = useStore(draftStore);
  if (draft?.isResumed && !path)
    return "Your changes are still here, and not saved yet.";
  if (!path || !draft) return "Press a text to change it.";
  const { label, max } = fieldAt(path);
  const count = graphemes(textAt(draft, path)).length;
  return count > max
    ? `${label}: ${count} characters, ${max} at most`
    : `${label}: ${count} of ${max} characters`;
}

function textAt({ content }: Draft, path: string): string {
  const value = path
    .split(".")
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), content);
  return typeof value === "string" ? value : "";
}

type LeaveDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
};

function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title="Leave without saving?"
      closeLabel="Keep editing"
    >
      <p>What you changed is not saved yet.</p>
      <div className={css.choices}>
        <Button kind="ink" onClick={onClose}>
          Keep editing
        </Button>
        <Button kind="line" onClick={onLeave}>
          Let the changes go
        </Button>
      </div>
    </Dialog>
  );
}
