import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { type LazyPart, lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";

const charms = lazyPart("panel", () =>
  import("./items/CharmsTab.tsx").then((module) => module.CharmsTab),
);
const config = lazyPart("panel", () =>
  import("./clip-config/ConfigTab.tsx").then((module) => module.ConfigTab),
);
const orders = lazyPart("panel", () =>
  import("./mail/OrdersTab.tsx").then((module) => module.OrdersTab),
);

/** Loads the code of these tabs early, because a later load might fail. */
export function preloadTabs(): void {
  for (const tab of [charms, config]) tab.load().catch(() => {});
}

export const CharmsTab = () => <LazyTab part={charms} />;
export const ConfigTab = () => <LazyTab part={config} />;
export const OrdersTab = () => <LazyTab part={orders} />;

/** A tab whose code is loaded when the tab is chosen, if not loaded already. */
function LazyTab({ part }: { part: LazyPart<object> }) {
  const [isFailed, setFailed] = useState(false);
  const Tab = useLazyPart(part, !isFailed, () => setFailed(true));
  if (Tab) return <Tab />;
  if (!isFailed) return <p role="status">Loading...</p>;
  return (
    <>
      <p role="alert">This tab could not be loaded.</p>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </>
  );
}
