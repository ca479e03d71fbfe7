import { useEffect, useState } from "react";
import { pageTitle } from "#shared/page.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { useShop } from "./shop/shop-context.ts";
import { Button } from "./ui/Button.tsx";
import { lazyPart, useLazyPart } from "./ui/lazy-part.ts";

const panel = lazyPart(() =>
  import("./admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** The way to the admin panel, whose code no shopper loads. */
export function AdminGate() {
  const { name } = useShop();
  const [isFailed, setFailed] = useState(false);
  const Panel = useLazyPart(panel, !isFailed, () => setFailed(true));
  useEffect(() => {
    if (!Panel) document.title = pageTitle("Admin", name);
  }, [Panel, name]);
  if (Panel) return <Panel />;
  if (!isFailed) return <AdminFrame />;
  return (
    <AdminFrame>
      <p role="alert">The panel could not be loaded.</p>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </AdminFrame>
  );
}
