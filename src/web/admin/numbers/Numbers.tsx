import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePartOfSite } from "#shared/admin/item-calls.ts";
import { getNumbers } from "#shared/numbers/calls.ts";
import type { Numbers as NumbersReply } from "#shared/numbers/schema.ts";
import { addDays } from "#shared/text/days.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage, useTitle } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { FirstWeek, NoVisit } from "./FirstWeek.tsx";
import { Weeks } from "./Weeks.tsx";
import { Year } from "./Year.tsx";
import * as css from "./Numbers.css.ts";

type Span = "weeks" | "year";

const numbersQuery = (from = "", to = "") =>
  queryOptions({
    queryKey: [getNumbers.path, from, to] as const,
    queryFn: ({ signal }) =>
      sendAsMaker({ ...getNumbers, path: pathOfDays(from, to) }, { signal }),
    refetchOnMount: "always",
  });

const pathOfDays = (from: string, to: string) =>
  from ? `${getNumbers.path}?from=${from}&to=${to}` : getNumbers.path;

/** What was looked at and sold: twelve weeks, or a year for a tax return. */
export function Numbers() {
  const { numbers: t, dashboard } = useMessages("panel");
  const [span, setSpan] = useState<Span>("weeks");
  useTitle(dashboard.window(t.title));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h2 className={css.title}>{t.title}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out otherwise */}
        <span className={css.spans} role="group" aria-label={t.span}>
          {(["weeks", "year"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={css.span}
              aria-pressed={each === span}
              onClick={() => setSpan(each)}
            >
              {t[each]}
            </button>
          ))}
        </span>
      </div>
      {span === "year" ? <Year /> : <LastWeeks />}
    </div>
  );
}

function LastWeeks() {
  const t = useMessages("panel").numbers;
  const { loading, tryAgain } = useMessages("first");
  const now = useQuery(numbersQuery());
  const { data } = now;
  const before = useQuery({
    ...numbersQuery(
      data && addDays(data.from, -12 * 7),
      data && addDays(data.from, -1),
    ),
    enabled: data !== undefined,
  });
  if (now.isError)
    return (
      <Notice tone="bad">
        <p>{t.failed}</p>
        <Button size="small" kind="line" onClick={() => now.refetch()}>
          {tryAgain}
        </Button>
      </Notice>
    );
  if (!data) return <p role="status">{loading}</p>;
  return (
    <>
      <HowCounted isCounting={data.isCounting} />
      <Content numbers={data} before={before.data} />
    </>
  );
}

type ContentProps = {
  numbers: NumbersReply;
  before?: NumbersReply | undefined;
};

function Content({ numbers, before }: ContentProps) {
  const { begins, to } = numbers;
  if (begins === null) return <NoVisit />;
  if (begins > addDays(to, -7)) return <FirstWeek numbers={numbers} />;
  return <Weeks numbers={numbers} before={before} />;
}

/** Says how visits are counted, and lets the maker decide that they are not. */
function HowCounted({ isCounting }: { isCounting: boolean }) {
  const t = useMessages("panel").numbers;
  const queryClient = useQueryClient();
  const { change } = usePage();
  const save = useCall(changePartOfSite, {
    failed: t.notSaved,
    onSuccess: async ({ numbers }) => {
      change((page) => ({ ...page, site: { ...page.site, numbers } }));
      await queryClient.invalidateQueries({ queryKey: [getNumbers.path] });
    },
  });
  return (
    <div className={css.promise}>
      <svg className={css.shield} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4l7 2.5V12c0 4-3 6.7-7 8-4-1.3-7-4-7-8V6.5zM9 12l2.2 2.2 4.3-4.2" />
      </svg>
      <div>
        <span>{isCounting ? t.promise : t.off}</span>
        <button
          type="button"
          className={css.textButton}
          onClick={() => save.mutate({ body: { numbers: !isCounting } })}
        >
          {isCounting ? t.turnOff : t.turnOn}
        </button>
      </div>
    </div>
  );
}
