import { useMessages } from "#web/data/messages.ts";
import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import {
  type LateComponent,
  lateComponent,
  useLateCode,
} from "#web/ui/late-code.ts";

const charms = lateComponent([], () =>
  import("./items/CharmsTab.tsx").then((module) => module.CharmsTab),
);
const config = lateComponent(["design"], () =>
  import("./clip-config/ConfigTab.tsx").then((module) => module.ConfigTab),
);
const orders = lateComponent([], () =>
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
export function LazyTab({ part }: { part: LateComponent<object> }) {
  const { tabFailed } = useMessages("panel").dashboard;
  const { loading, tryAgain } = useMessages("first");
  const [isFailed, setFailed] = useState(false);
  const Tab = useLateCode(part, !isFailed, () => setFailed(true));
  if (Tab) return <Tab />;
  if (!isFailed) return <p role="status">{loading}</p>;
  return (
    <>
      <p role="alert">{tabFailed}</p>
      <Button onClick={() => setFailed(false)}>{tryAgain}</Button>
    </>
  );
}
