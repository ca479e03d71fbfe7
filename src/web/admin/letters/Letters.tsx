import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getLetter, writeLetter } from "#shared/letters/calls.ts";
import { formatCount } from "#shared/text/formats.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useTitle } from "#web/data/shop-context.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/history.ts";
import { Button } from "#web/ui/Button.tsx";
import type { LetterInput, ListedLetter } from "#shared/letters/schema.ts";
import { Beginnings, NewLetter } from "./Beginnings.tsx";
import { LetterEditor } from "./LetterEditor.tsx";
import { SubscribersDialog } from "./SubscribersDialog.tsx";
import { sayState } from "./say-state.ts";
import * as css from "./Letters.css.ts";

/** A letter that is being sent is asked about so often. */
const REFETCH_MS = 3_000;

/** The maker's letters: what she has written, and the one she is writing. */
export function Letters() {
  const { letters: t, dashboard } = useMessages("panel");
  const { loading, tryAgain } = useMessages("first");
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [begun, setBegun] = useState<number>();
  const [showsSubscribers, setShowsSubscribers] = useState(false);
  useBackToClose("readers", showsSubscribers, () => setShowsSubscribers(false));
  useForwardToOpen("readers", () => setShowsSubscribers(true));
  useTitle(dashboard.window(t.title));
  const list = useQuery({
    ...lettersQuery,
    refetchInterval: ({ state }) =>
      state.data?.letters.some((each) => each.state === "sending")
        ? REFETCH_MS
        : false,
  });
  const letters = list.data?.letters ?? [];
  const current =
    letters.find(({ id }) => id === chosen) ?? letters[0] ?? undefined;
  const opened = useQuery({
    queryKey: [lettersQuery.queryKey[0], current?.id, current?.state] as const,
    queryFn: ({ signal }) =>
      sendAsMaker(getLetter, { params: { id: current?.id ?? 0 }, signal }),
    enabled: current !== undefined,
    // The editor keeps what it has; another state begins again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const add = useCall(writeLetter, {
    failed: t.send.failed,
    onSuccess: async ({ id }) => {
      await queryClient.refetchQueries({ ...lettersQuery, exact: true });
      setChosen(id);
      setBegun(id);
    },
  });
  const begin = (body: LetterInput) => add.mutate({ body });
  const blank = { subject: t.untitled, markdown: "" };
  const subscribers = list.data?.readers ?? 0;
  const subscribersText = t.readers(
    formatCount(subscribers, formats),
    subscribers,
  );
  return (
    <>
      <div className={css.page}>
        <div className={css.head}>
          <h2 className={css.title}>{t.title}</h2>
          {list.data && (
            <button
              type="button"
              className={css.count}
              onClick={() => setShowsSubscribers(true)}
            >
              {subscribersText}
            </button>
          )}
          <NewLetter
            hasMenu={letters.length > 0}
            isPending={add.isPending}
            blank={blank}
            onBegin={begin}
          />
        </div>
        {list.isPending && <p role="status">{loading}</p>}
        {list.isError && (
          <Notice tone="bad">
            <p>{t.loadFailed}</p>
            <Button size="small" kind="line" onClick={() => list.refetch()}>
              {tryAgain}
            </Button>
          </Notice>
        )}
        {list.data && letters.length === 0 && (
          <Beginnings hasReaders={subscribers > 0} onBegin={begin} />
        )}
        {current && (
          <div className={css.columns}>
            <LetterList
              letters={letters}
              chosen={current.id}
              onChoose={setChosen}
            />
            {opened.data && opened.data.id === current.id ? (
              <LetterEditor
                key={`${current.id} ${current.state}`}
                opened={opened.data}
                listed={current}
                subscribers={subscribers}
                isBegun={current.id === begun}
              />
            ) : (
              <p role="status">{opened.isError ? t.loadFailed : loading}</p>
            )}
          </div>
        )}
      </div>
      <SubscribersDialog
        isOpen={showsSubscribers}
        onClose={() => setShowsSubscribers(false)}
      />
    </>
  );
}

type LetterListProps = {
  letters: readonly ListedLetter[];
  chosen: number;
  onChoose: (id: number) => void;
};

/** All letters with their states; the chosen one is open beside it. */
function LetterList({ letters, chosen, onChoose }: LetterListProps) {
  const t = useMessages("panel").letters;
  const formats = useFormats();
  return (
    <nav aria-label={t.title} className={css.list}>
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <button
              type="button"
              className={css.item}
              aria-current={letter.id === chosen || undefined}
              onClick={() => onChoose(letter.id)}
            >
              <strong dir="auto">{letter.subject}</strong>
              <span>{sayState(letter, t.states, formats)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
