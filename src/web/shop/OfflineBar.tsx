import { useSyncExternalStore } from "react";
import { Icon } from "../ui/Icon.tsx";
import { wrap } from "../ui/layout.css.ts";
import { bar, inner } from "./OfflineBar.css.ts";

/** Says so while there is no connection. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <div className={bar}>
          <div className={`${wrap} ${inner}`}>
            <Icon name="info" />
            You are offline. Your cart is kept; you can order once you are back.
          </div>
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
