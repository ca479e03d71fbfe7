import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { lateComponent } from "#web/ui/late-code.ts";
import type { Notice as NoticeCode } from "#shared/admin/schema.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { keepPhone } from "./phone.ts";
import * as css from "./Account.css.ts";

/**
 * Shows the maker's login data, loaded after the panel: in the `bar`, the
 * button that opens it; at the `top`, the notices for the maker.
 */
export function Account({ place }: { place: "bar" | "top" }) {
  const notices = useQuery(meQuery).data?.notices ?? [];
  if (place === "bar") return <AccountButton />;
  return <NoticeList notices={notices} />;
}

const dialog = lateComponent([], () =>
  import("./AccountDialog.tsx").then((module) => module.AccountDialog),
);

/** Opens the maker's account: her devices, passkeys, password and sessions. */
function AccountButton() {
  const t = useMessages("panel").sessions;
  useEffect(() => {
    // A device that is not reached now says so at the next visit.
    keepPhone().catch(() => {});
  }, []);
  return (
    <DialogButton name="account" part={dialog} given={{}} failed={t.openFailed}>
      {t.open}
    </DialogButton>
  );
}

/** The setting to add; undefined: it is seen to in the panel. */
const SETTINGS: Record<NoticeCode, string | undefined> = {
  password_generated: undefined,
  proxy_not_trusted: "TRUST_PROXY=1",
  clock_jumped: undefined,
};

/** The notices above the panel. Codes unknown to this version are omitted. */
function NoticeList({ notices }: { notices: readonly string[] }) {
  const { dashboard, notices: texts } = useMessages("panel");
  const known = notices.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <section className={css.noticeListList} aria-label={dashboard.notices}>
      {known.map((code) => (
        <Notice key={code} tone="warning">
          <p>
            <strong>{texts[code].title}</strong>{" "}
            <span>{texts[code].description}</span>{" "}
            {SETTINGS[code] && (
              <code className={css.command}>{SETTINGS[code]}</code>
            )}
          </p>
        </Notice>
      ))}
    </section>
  );
}

function isKnown(code: string): code is NoticeCode {
  return code in SETTINGS;
}
