import { useMessages } from "#web/data/messages.ts";
import { useState } from "react";
import { AdminFrame } from "#web/admin/AdminFrame.tsx";
import { Button } from "#web/ui/button/Button.tsx";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { latePart, useLatePart } from "#web/ui/late/late-part.ts";

const panel = latePart(["errors", "panel", "planning"], () =>
  import("#web/admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** Loads the admin panel, whose code is not part of the shop's. */
export function AdminGate() {
  const t = useMessages("storefront");
  const [isFailed, setFailed] = useState(false);
  const Panel = useLatePart(panel, !isFailed, () => setFailed(true));
  if (Panel)
    return (
      <ErrorBoundary>
        <Panel />
      </ErrorBoundary>
    );
  if (!isFailed) return <AdminFrame />;
  return (
    <AdminFrame>
      <p role="alert">{t.panelFailed}</p>
      <Button onClick={() => setFailed(false)}>{t.tryAgain}</Button>
    </AdminFrame>
  );
}
