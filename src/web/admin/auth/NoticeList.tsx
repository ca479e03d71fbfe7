import { useMessages } from "#web/data/messages.ts";
import type { Notice as NoticeCode } from "#shared/admin/schema.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import * as css from "./NoticeList.css.ts";

/** The setting to add; undefined: it is seen to in the panel. */
const SETTINGS: Record<NoticeCode, string | undefined> = {
  password_generated: undefined,
  proxy_not_trusted: "TRUST_PROXY=1",
  clock_jumped: undefined,
};

/** The notices above the panel. Codes unknown to this version are omitted. */
export function NoticeList({ notices }: { notices: readonly string[] }) {
  const { dashboard, notices: texts } = useMessages("panel");
  const known = notices.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <section className={css.list} aria-label={dashboard.notices}>
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
