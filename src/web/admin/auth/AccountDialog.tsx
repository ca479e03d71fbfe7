import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { changePassword } from "#shared/account/calls.ts";
import { type AdminSession, PasswordInput } from "#shared/account/schema.ts";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { compactField, quiet, statuses } from "#web/admin/form/admin.css.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { LETTER_KEYS } from "#shared/workbench/rules.ts";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
} from "#shared/admin/calls.ts";
import { useFormatWhen } from "#web/data/voice.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { reasonOf } from "#web/data/failure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { NewPasswordField } from "./PasswordField.tsx";
import { keepPhone } from "./phone.ts";
import { Section } from "./Section.tsx";
import * as css from "./Account.css.ts";

type AccountDialogProps = { isOpen: boolean; onClose: () => void };

/** The maker's account: her devices, passkeys, password and sessions. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { account: t, close } = useMessages("panel");
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={close}
      closesOnScrim={false}
    >
      <div className={css.sections}>
        <PhoneSection />
        <PasskeySection />
        <PasswordSection />
        <KeysSection />
        <SessionSection />
      </div>
    </Dialog>
  );
}

/** Whether the workbench takes keys of one letter on this device. */
function KeysSection() {
  const { keys: t } = useMessages("panel").account;
  const [isOn, setOn] = useState(() => readFromDevice(LETTER_KEYS) !== "off");
  return (
    <Section title={t.title} intro={t.intro}>
      <CheckBox
        variant="switch"
        isChecked={isOn}
        onChange={(next) => {
          keepOnDevice(LETTER_KEYS, next ? null : "off");
          setOn(next);
        }}
      >
        {t.label}
      </CheckBox>
    </Section>
  );
}

const EMPTY = { password: "", newPassword: "" };

/** Changes the password; the old one is asked for. */
function PasswordSection() {
  const { account, kept } = useMessages("panel");
  const t = account.password;
  const say = useSayError();
  const queryClient = useQueryClient();
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const act = async () => {
    checkForm(PasswordInput, form);
    return send(changePassword, { body: form });
  };
  const change = useAction(act, {
    failed: t.failed,
    kept,
    onSuccess: () => {
      setForm(EMPTY);
      showToast(t.saved);
      // Nobody need be asked for a password of her own any more.
      void queryClient.invalidateQueries(meQuery);
      // All devices rest now; this one stays.
      keepPhone().catch(() => {});
    },
    onError: (error) => setErrors(readFieldErrors(error)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(undefined);
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    error: errors[name] && say(errors[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setForm((old) => ({ ...old, [name]: target.value }));
      setErrors({});
    },
  });
  return (
    <Section title={t.title} intro={t.intro}>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <TextField
          {...field("password")}
          className={compactField}
          type="password"
          label={t.now}
          autoComplete="current-password"
        />
        <NewPasswordField {...field("newPassword")} />
        <Button
          type="submit"
          kind="line"
          size="small"
          className={css.submit}
          isPending={change.isPending}
        >
          {t.save}
        </Button>
      </form>
    </Section>
  );
}

const sessionsQuery = queryOptions({
  queryKey: [listSessions.path] as const,
  queryFn: ({ signal }) => sendAsMaker(listSessions, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Lists the sessions of the maker, with a button to end each. */
function SessionSection() {
  const { account, sessions: t } = useMessages("panel");
  const { title, intro } = account.sessions;
  const { loading } = useMessages("first");
  const say = useSayError();
  const sessions = useQuery(sessionsQuery);
  const count = useRef<HTMLParagraphElement>(null);
  const act = async (id: string | undefined) => {
    if (id !== undefined) return send(endSession, { params: { id } });
    // Devices of other sessions rest, but not this one.
    await keepPhone().catch(() => {});
    return send(endOtherSessions, {});
  };
  const end = useAction(act, {
    failed: t.endFailed,
    onSuccess: async () => {
      await sessions.refetch();
      // The button that had the focus is removed.
      count.current?.focus();
    },
  });
  const list = sessions.data ?? [];
  return (
    <Section title={title} intro={intro}>
      <p ref={count} className={quiet} role="status" tabIndex={-1}>
        {sessions.isPending ? loading : t.count(list.length)}
      </p>
      {sessions.isError && (
        <Notice tone="bad">
          <p>{t.loadFailed(say(reasonOf(sessions.error)))}</p>
        </Notice>
      )}
      <ul className={css.list}>
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={end.isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {list.length > 2 && (
        <Button
          kind="line"
          size="small"
          isPending={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          {t.endOthers}
        </Button>
      )}
    </Section>
  );
}

type SessionRowProps = {
  session: AdminSession;
  isPending: boolean;
  onEnd: () => void;
};

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const t = useMessages("panel").sessions;
  const formatWhen = useFormatWhen();
  const name = browserText(session.browser, t);
  const since = formatWhen(new Date(session.createdAt));
  const network = session.network ?? t.unknownNetwork;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong>{name}</strong>
        <p className={quiet}>
          <span>{t.from(network, since)}</span>{" "}
          {!session.isCurrent && (
            <span>{t.lastUsed(formatWhen(new Date(session.lastUsedAt)))}</span>
          )}
        </p>
      </div>
      {session.isCurrent ? (
        <span className={statuses.ok}>{t.thisOne}</span>
      ) : (
        <Button
          kind="line"
          size="small"
          aria-label={t.endOne(name, since)}
          isPending={isPending}
          onClick={onEnd}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}

/** The API names a browser in English, such as "Firefox on Linux". */
function browserText(
  name: string | null,
  t: Messages["panel"]["sessions"],
): string {
  if (name === null) return t.unknownBrowser;
  const [browser = name, system] = name.split(" on ");
  return system ? t.browser(browser, system) : browser;
}
