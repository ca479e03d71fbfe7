import { useEffect, useId, useState } from "react";
import { isEmptyDesign } from "#shared/clip-rules.ts";
import type { DesignBody } from "#shared/clip.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import * as css from "./ShareDesign.css.ts";
import { useShareDesign } from "./useShareDesign.ts";

type ShareDesignProps = { design: Required<DesignBody> };

/** Saves the design and hands out its link, until the design changes. */
export function ShareDesign({ design }: ShareDesignProps) {
  const sharing = useShareDesign();
  const current = JSON.stringify(design);
  const [shared, setShared] = useState<string>();
  const share = () => {
    if (isEmptyDesign(design))
      return showToast(DIALOG_MESSAGES.designEmpty, "error");
    sharing.mutate(design, { onSuccess: () => setShared(current) });
  };
  return (
    <div className={css.share}>
      <Button
        kind="line"
        size="small"
        isPending={sharing.isPending}
        pendingText="Saving..."
        onClick={share}
      >
        <Icon name="share" />
        Save &amp; share
      </Button>
      {sharing.data && shared === current && (
        <SharedLink url={sharing.data.url} />
      )}
    </div>
  );
}

/** Takes the focus, selected, so that it can be copied by hand as well. */
function SharedLink({ url }: { url: string }) {
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <div className={css.link}>
      <TextField
        id={id}
        label="Link to your design"
        hint="Whoever has this link can open your design."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}
