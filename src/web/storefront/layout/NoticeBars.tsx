import { useSyncExternalStore } from "react";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { bar, inner, offline } from "./NoticeBars.css.ts";

/** Notices below the header: no connection, no JavaScript. */
export function NoticeBars() {
  return (
    <>
      <OfflineBar />
      <noscript>
        <div className={bar}>
          <p className={`${wrap} ${inner}`}>
            <span>
              The cart and the clip designer need JavaScript. Without it, write
              what you would like to <SupportLink /> and we take your order by
              email.
            </span>
          </p>
        </div>
      </noscript>
    </>
  );
}

function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={offline}>
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
