import { useMessages } from "#web/data/messages.ts";
import { skeleton } from "#web/ui/Skeleton.css.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import * as css from "./CharmTiles.css.ts";

const PLACEHOLDERS = 8;

type CharmsNoticeProps = {
  state: "loading" | "failed" | "none";
  onRetry: () => void;
};

/** Shown while there are no charms to choose from. */
export function CharmsNotice({ state, onRetry }: CharmsNoticeProps) {
  const { charms: t } = useMessages("designer");
  const { tryAgain } = useMessages("storefront");
  if (state === "loading") return <Placeholders />;
  if (state === "none") return <p className={css.notice}>{t.none}</p>;
  return (
    <div className={css.notice} role="alert">
      <p>
        <span className={css.noticeTitle}>{t.failed}</span>{" "}
        <span>{t.check}</span>
      </p>
      <Button kind="line" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

function Placeholders() {
  const { charms: t } = useMessages("designer");
  return (
    <div aria-busy="true">
      <p className={visuallyHidden} role="status">
        {t.loading}
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
