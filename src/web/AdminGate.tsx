import { useState } from "react";
import { AdminFrame } from "./AdminFrame.tsx";
import { Button } from "./ui/Button.tsx";
import { lazyPart, useLazyPart } from "./ui/lazy-part.ts";

const panel = lazyPart(() =>
  import("./admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** The way to the admin panel, whose code no shopper loads. */
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
