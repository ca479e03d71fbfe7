import { skeleton } from "#web/ui/Skeleton.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./CharmTiles.css.ts";

const PLACEHOLDERS = 8;

type CharmsNoticeProps = {
  state: "loading" | "failed" | "none";
  onRetry: () => void;
};

/** Shown while there are no charms to choose from. */
export function CharmsNotice({ state, onRetry }: CharmsNoticeProps) {
  if (state === "loading") return <Placeholders />;
  if (state === "none")
    return (
      <p className={css.notice}>
        No charms in the tray right now. You can still add letters.
      </p>
    );
  return (
    <div className={css.notice} role="alert">
      <p>
        <span className={css.noticeTitle}>We couldn't load the charms.</span>{" "}
        Check your connection and try again. You can still add letters.
      </p>
      <Button kind="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Placeholders() {
  return (
    <div aria-busy="true">
      <p className={visuallyHidden} role="status">
        Loading charms...
      </p>
      <div className={css.tiles}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={index} className={`${skeleton} ${css.placeholder}`} />
        ))}
      </div>
    </div>
  );
}
