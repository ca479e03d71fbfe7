import { wrap } from "#web/ui/layout.css.ts";
import { lateComponent } from "#web/ui/late-code.ts";
import { shell } from "./Dashboard.css.ts";
import { useFocusOnEnter } from "./form/useFocusOnEnter.ts";
import { LazyTab } from "./lazy-tabs.tsx";
import { PanelBar, useAccount } from "./PanelBar.tsx";

const letters = lateComponent(["home"], () =>
  import("./letters/Letters.tsx").then((module) => module.Letters),
);

/** The letters below the panel's bar. */
export function LettersPanel() {
  const heading = useFocusOnEnter();
  const Account = useAccount();
  return (
    <div className={shell}>
      <PanelBar heading={heading} />
      <main className={wrap}>
        {Account && <Account place="top" />}
        <LazyTab part={letters} />
      </main>
    </div>
  );
}
