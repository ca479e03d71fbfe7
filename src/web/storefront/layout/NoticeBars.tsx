import { useMessages } from "#web/data/messages.ts";
import { NotStarted, SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { useSyncExternalStore } from "react";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { usePage } from "#web/data/shop-context.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { bar, inner, notStarted, offline } from "./NoticeBars.css.ts";

// Its styles are those of the first view; few shops need its code.
const PacingBar = deferred(
  [],
  () => import("./PacingBar.tsx").then((module) => module.PacingBar),
  async () => {},
);

/** Notices below the header: no connection, a pause, no JavaScript. */
export function NoticeBars() {
  const { noScript } = useMessages("first");
  return (
    <>
      <OfflineBar />
      {usePage().pacing && <PacingBar />}
      <div className={bar}>
        <NotStarted className={`${wrap} ${notStarted}`} />
      </div>
      <noscript>
        <div className={bar}>
          <p className={`${wrap} ${inner}`}>
            <span>
              <TextWith text={noScript}>
                <SupportLink />
              </TextWith>
            </span>
          </p>
        </div>
      </noscript>
    </>
  );
}

function OfflineBar() {
  const { offline: text } = useMessages("first");
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
            <span>{text}</span>
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
