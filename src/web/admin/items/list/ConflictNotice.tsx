import { useVoice } from "#web/admin/data/voice.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { actions } from "#web/admin/form/admin.css.ts";
import type {
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import type { Conflict } from "./useSaveItem.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";

type ConflictNoticeProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  conflict: Conflict<Row>;
  mine: Form;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shown when the row was changed or deleted while it was being edited. */
export function ConflictNotice<Row extends Item, Form extends ItemForm>({
  resource,
  conflict,
  mine,
  isPending,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps<Row, Form>) {
  const voice = useVoice();
  const { items, saving, versions: t } = voice.t;
  const { changed, gone } = items[resource.kind];
  if (conflict.kind === "gone")
    return (
      <Notice tone="warning" isUrgent>
        <p>
          <strong>{gone}</strong> <span>{t.typedHere}</span>
        </p>
        <div className={actions}>
          <Button
            kind="ink"
            size="small"
            isPending={isPending}
            pendingText={saving}
            onClick={onKeepMine}
          >
            {t.bringBack}
          </Button>
        </div>
      </Notice>
    );
  return (
    <VersionChoice
      title={changed}
      lines={resource.differences(
        mine,
        resource.toForm(conflict.current),
        voice,
      )}
      isPending={isPending}
      pendingText={saving}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
