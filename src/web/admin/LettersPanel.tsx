import { useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { latePart, useLatePart } from "#web/ui/late-part.ts";
import { shell } from "./Dashboard.css.ts";
import { useFocusOnEnter } from "./form/useFocusOnEnter.ts";
import { PanelBar, useAccount } from "./PanelBar.tsx";

const letters = latePart(["letters", "pages"], () =>
  import("./letters/Letters.tsx").then((module) => module.Letters),
);

/** The letters below the panel's bar; their code is loaded when opened. */
export function LettersPanel() {
  const t = useMessages("storefront");
  const heading = useFocusOnEnter();
  const Account = useAccount();
  const [isFailed, setFailed] = useState(false);
  const Letters = useLatePart(letters, !isFailed, () => setFailed(true));
  return (
    <div className={shell}>
      <PanelBar heading={heading} />
      <main className={wrap}>
        {Account && <Account place="top" />}
        {Letters && <Letters />}
        {!Letters && !isFailed && <p role="status">{t.loading}</p>}
        {!Letters && isFailed && (
          <>
            <p role="alert">{t.panelFailed}</p>
            <Button onClick={() => setFailed(false)}>{t.tryAgain}</Button>
          </>
        )}
      </main>
    </div>
  );
}
