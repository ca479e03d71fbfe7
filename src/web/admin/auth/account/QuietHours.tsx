import { useState } from "react";
import { setQuietHours } from "#shared/admin/account-calls.ts";
import { LAST_HOUR } from "#shared/admin/limits.ts";
import type { QuietHours as Hours } from "#shared/admin/push.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { SelectField } from "#web/ui/field/SelectField.tsx";
import * as css from "./Account.css.ts";

/** What is proposed to somebody who chooses quiet hours. */
const NIGHT: Hours = { from: 22, until: 7 };

type QuietHoursProps = { quiet: Hours | null; onSaved: () => void };

/** The hours in which no device rings. */
export function QuietHours({ quiet, onSaved }: QuietHoursProps) {
  const t = useMessages("account").quiet;
  const { locale } = useFormats();
  const [hours, setHours] = useState(quiet);
  const save = useCall(setQuietHours, {
    failed: t.failed,
    onSuccess: onSaved,
    onError: () => setHours(quiet),
  });
  const choose = (next: Hours | null) => {
    setHours(next);
    save.mutate({ body: { quiet: next } });
  };
  const options = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => {
    const at = new Date(Date.UTC(2026, 0, 1, hour));
    const time = { timeStyle: "short", timeZone: "UTC" } as const;
    return [String(hour), at.toLocaleTimeString(locale, time)] as const;
  });
  return (
    <div className={css.form}>
      <p>
        <strong>{t.title}</strong>
      </p>
      <p>{t.intro}</p>
      <div className={css.hours}>
        <SelectField
          label={t.from}
          className={compactField}
          value={hours ? String(hours.from) : ""}
          options={[["", t.none], ...options]}
          onValue={(value) =>
            choose(
              value === ""
                ? null
                : { ...(hours ?? NIGHT), from: Number(value) },
            )
          }
        />
        {hours && (
          <SelectField
            label={t.until}
            className={compactField}
            value={String(hours.until)}
            options={options}
            onValue={(value) => choose({ ...hours, until: Number(value) })}
          />
        )}
      </div>
    </div>
  );
}
