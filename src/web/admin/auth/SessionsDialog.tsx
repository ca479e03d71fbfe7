import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type AdminSession, AdminSessionList } from "#shared/admin/sessions.ts";
import { OkReply } from "#shared/api/errors.ts";
import { API, sessionPath } from "#shared/api/paths.ts";
import { formatWhen } from "#web/admin/data/format-when.ts";
import { withSession } from "#web/admin/data/session.ts";
import { quiet, statuses } from "#web/admin/form/admin.css.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { api } from "#web/data/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import * as css from "./SessionsDialog.css.ts";

const sessionsQuery = queryOptions({
  queryKey: [API.sessions] as const,
  queryFn: ({ signal }) =>
    withSession(() =>
      api.get(API.sessions, { schema: AdminSessionList, signal }),
    ),
  staleTime: 0,
  gcTime: 0,
});

type SessionsDialogProps = { isOpen: boolean; onClose: () => void };

/** Lists the sessions of the maker, with a button to end each. */
export function SessionsDialog({ isOpen, onClose }: SessionsDialogProps) {
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title="Where you are logged in"
      closeLabel="Close"
    >
      <SessionList />
    </Dialog>
  );
}

function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const count = useRef<HTMLParagraphElement>(null);
  const end = useMutation({
    mutationFn: (path: string) =>
      withSession(() => api.delete(path, { schema: OkReply })),
    onSuccess: async () => {
      await sessions.refetch();
      // The button that had the focus is removed.
      count.current?.focus();
    },
    onError: (error) =>
      showToast(
        { title: "It could not be ended", description: errorText(error) },
        "error",
      ),
  });
  const list = sessions.data ?? [];
  return (
    <div className={css.stack}>
      <p ref={count} className={quiet} role="status" tabIndex={-1}>
        {sessions.isPending ? "Loading..." : countText(list.length)}
      </p>
      {sessions.isError && (
        <Notice tone="bad">
          <p>The list could not be loaded. {errorText(sessions.error)}</p>
        </Notice>
      )}
      <ul className={css.list}>
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={end.isPending}
            onEnd={() => end.mutate(sessionPath(session.id))}
          />
        ))}
      </ul>
      {list.length > 2 && (
        <Button
          kind="line"
          size="small"
          isPending={end.isPending}
          onClick={() => end.mutate(API.sessions)}
        >
          End all others
        </Button>
      )}
    </div>
  );
}

type SessionRowProps = {
  session: AdminSession;
  isPending: boolean;
  onEnd: () => void;
};

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const name = session.browser ?? "Unknown browser";
  const since = formatWhen(new Date(session.createdAt));
  const network = session.network ?? "unknown network";
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong>{name}</strong>
        <p className={quiet}>
          From {network}, since {since}.{" "}
          {!session.isCurrent &&
            `Last used ${formatWhen(new Date(session.lastUsedAt))}.`}
        </p>
      </div>
      {session.isCurrent ? (
        <span className={statuses.ok}>This one</span>
      ) : (
        <Button
          kind="line"
          size="small"
          aria-label={`End ${name}, since ${since}`}
          isPending={isPending}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}

function countText(count: number): string {
  return count === 1
    ? "Only here."
    : `In ${count} browsers. End what you do not know, and then change your password.`;
}
