import {
  keepPreviousData,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { FieldErrors } from "#shared/api/schema.ts";
import {
  addSubscriber,
  exportSubscribers,
  importPath,
  searchSubscribers,
  takeOffSubscriber,
} from "#shared/newsletter/calls.ts";
import {
  ImportReply,
  SubscriberInput,
  SubscriberList,
} from "#shared/newsletter/schema.ts";
import { formatCount } from "#shared/text/formats.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { withSession } from "#web/admin/data/session.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { postFile } from "#web/admin/image-field/upload-file.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { ApiError, send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { link } from "#web/ui/layout.css.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useLetterCall } from "./AskDialog.tsx";
import * as css from "./Letters.css.ts";

type SubscribersDialogProps = { isOpen: boolean; onClose: () => void };

/** The list of subscribers: searched, added to, taken off, imported, exported. */
export function SubscribersDialog({ isOpen, onClose }: SubscribersDialogProps) {
  const t = useMessages("panel").letters.list;
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [searchSubscribers.path] }),
      queryClient.refetchQueries({ ...lettersQuery, exact: true }),
    ]);
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      closesOnScrim={false}
    >
      <div className={css.stack}>
        <Found onChanged={refresh} />
        <AddForm onChanged={refresh} />
        <p>
          <a className={link} href={exportSubscribers.path} download>
            {t.export}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

type Changing = { onChanged: () => unknown };

function Found({ onChanged }: Changing) {
  const t = useMessages("panel").letters.list;
  const formats = useFormats();
  const [search, setSearch] = useState("");
  const found = useQuery({
    queryKey: [searchSubscribers.path, search] as const,
    queryFn: ({ signal }) => withSession(() => readSubscribers(search, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const takeOff = useLetterCall(
    (id: number) => send(takeOffSubscriber, { params: { id } }),
    onChanged,
  );
  // A subscriber who is taken off can only come back by herself, so a slip is
  // asked about.
  const [asks, setAsks] = useState<number>();
  const { subscribers = [], count = 0 } = found.data ?? {};
  return (
    <>
      <TextField
        label={t.search}
        type="search"
        className={compactField}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className={css.note} role="status">
        {t.shown(subscribers.length, formatCount(count, formats))}
      </p>
      <ul className={css.subscribers}>
        {subscribers.map(({ id, email, state, note }) => (
          <li
            key={id}
            className={css.subscriber}
            data-asks={asks === id || undefined}
          >
            <span className={css.subscriberText}>
              <span>{email}</span>
              <span className={css.note} dir="auto">
                {[state === "reads" ? "" : t[state], note]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            {(state === "reads" || state === "waits") && asks !== id && (
              <IconButton
                icon="trash"
                label={t.takeOff(email)}
                onClick={() => setAsks(id)}
              />
            )}
            {asks === id && (
              <TakeOff
                isPending={takeOff.isPending}
                onTakeOff={() => takeOff.mutate(id)}
                onKeep={() => setAsks(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type TakeOffProps = {
  isPending: boolean;
  onTakeOff: () => void;
  onKeep: () => void;
};

/** Asks once more before an address is taken off. */
function TakeOff({ isPending, onTakeOff, onKeep }: TakeOffProps) {
  const t = useMessages("panel").letters.list;
  const id = useId();
  return (
    <div className={css.takeOff}>
      <p id={id} className={css.note}>
        {t.takeOffForGood}
      </p>
      <Button
        kind="ink"
        size="small"
        autoFocus
        aria-describedby={id}
        isPending={isPending}
        onClick={onTakeOff}
      >
        {t.takeOffNow}
      </Button>
      <Button kind="quiet" size="small" disabled={isPending} onClick={onKeep}>
        {t.keep}
      </Button>
    </div>
  );
}

/** The call's path has no parameters, so its query is added here. */
async function readSubscribers(search: string, signal: AbortSignal) {
  const path = `${searchSubscribers.path}?search=${encodeURIComponent(search)}`;
  const response = await fetch(path, { signal });
  const text = await response.text();
  if (!response.ok)
    throw new ApiError(response.status, text, response.statusText);
  return SubscriberList.parse(JSON.parse(text));
}

function AddForm({ onChanged }: Changing) {
  const t = useMessages("panel").letters.list;
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const add = useLetterCall(async () => {
    try {
      const body = { email, note };
      checkForm(SubscriberInput, body);
      await send(addSubscriber, { body });
      setEmail("");
      showToast({ title: t.added });
    } catch (error) {
      const fields = readFieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) throw error;
    }
  }, onChanged);
  const importing = useLetterCall(async (file: File) => {
    const path = importPath(note || file.name);
    const reply = await postFile(path, file, { onProgress: () => {} });
    showToast({ title: t.imported(ImportReply.parse(JSON.parse(reply))) });
  }, onChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    if (!add.isPending) add.mutate(undefined);
  };
  return (
    <form className={css.stack} noValidate onSubmit={onSubmit}>
      <h3 className={css.subtitle}>{t.add}</h3>
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        className={compactField}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t.note}
        hint={t.noteHint}
        className={compactField}
        value={note}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" kind="ink" size="small" isPending={add.isPending}>
        {t.addOne}
      </Button>
      <h3 className={css.subtitle}>{t.importTitle}</h3>
      <TextField
        label={t.importFile}
        type="file"
        accept=".csv,text/csv"
        className={compactField}
        disabled={importing.isPending}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after it was mended.
          event.target.value = "";
          if (file) importing.mutate(file);
        }}
      />
    </form>
  );
}
