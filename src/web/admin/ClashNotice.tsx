import { Button } from "../ui/Button.tsx";
import { actions } from "./admin.css.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { Notice } from "./Notice.tsx";
import type { Clash, SaveOptions } from "./useSaveGood.ts";
import { VersionChoice } from "./VersionChoice.tsx";

type ClashNoticeProps<Row extends Good, Form extends GoodForm> = {
  goods: Goods<Row, Form>;
  clash: Clash<Row>;
  mine: Form;
  isPending: boolean;
  onKeepMine: (options: SaveOptions) => void;
  onTakeTheirs: (current: Row) => void;
};

/** The row changed or went while it was being edited: shows both versions. */
export function ClashNotice<Row extends Good, Form extends GoodForm>({
  goods,
  clash,
  mine,
  isPending,
  onKeepMine,
  onTakeTheirs,
}: ClashNoticeProps<Row, Form>) {
  const noun = goods.noun.toLowerCase();
  if (clash.kind === "gone")
    return (
      <Notice tone="warning" isUrgent>
        <p>
          <strong>This {noun} was deleted in the meantime.</strong> What you
          typed is still here.
        </p>
        <div className={actions}>
          <Button
            kind="ink"
            size="small"
            isPending={isPending}
            pendingText="Saving..."
            onClick={() => onKeepMine({ ifMatch: "", bringBack: true })}
          >
            Bring it back and save
          </Button>
        </div>
      </Notice>
    );
  const { current } = clash;
  return (
    <VersionChoice
      what={`this ${noun}`}
      lines={goods.differences(mine, goods.toForm(current))}
      isPending={isPending}
      pendingText="Saving..."
      onKeepMine={() => onKeepMine({ ifMatch: current.updatedAt })}
      onTakeTheirs={() => onTakeTheirs(current)}
    />
  );
}
