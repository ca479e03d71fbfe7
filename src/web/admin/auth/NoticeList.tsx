import type { Notice as NoticeCode } from "#shared/admin/schema.ts";
import { NOTICE_TEXTS } from "#shared/messages/notices.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import * as css from "./NoticeList.css.ts";

/** The notices above the panel. Codes unknown to this version are omitted. */
export function NoticeList({ notices }: { notices: readonly string[] }) {
  const known = notices.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <section className={css.list} aria-label="To see to">
      {known.map((code) => (
        <Notice key={code} tone="warning">
          <p>
            <strong>{NOTICE_TEXTS[code].title}</strong>{" "}
            {NOTICE_TEXTS[code].description}{" "}
            <code className={css.command}>{NOTICE_TEXTS[code].command}</code>
          </p>
        </Notice>
      ))}
    </section>
  );
}

function isKnown(code: string): code is NoticeCode {
  return code in NOTICE_TEXTS;
}
