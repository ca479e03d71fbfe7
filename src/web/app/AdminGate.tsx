import { useState } from "react";
import { AdminFrame } from "#web/admin/AdminFrame.tsx";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";

const panel = lazyPart("panel", () =>
  import("#web/admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** Loads the admin panel, whose code is not part of the shop's. */
export function AdminGate() {
  const [isFailed, setFailed] = useState(false);
  const Panel = useLazyPart(panel, !isFailed, () => setFailed(true));
  if (Panel) return <Panel />;
  if (!isFailed) return <AdminFrame />;
  return (
    <AdminFrame>
      <p role="alert">The panel could not be loaded.</p>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </AdminFrame>
  );
}
