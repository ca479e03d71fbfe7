import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { listPasskeys, removePasskey } from "#shared/account/calls.ts";
import { MAX_PASSKEY_NAME } from "#shared/account/rules.ts";
import { canUsePasskeys } from "./PasskeyButton.tsx";
import { makePasskey, NoPasskeyError } from "./passkey.ts";
import { useFormatWhen } from "#web/data/voice.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useAction, useCall } from "#web/admin/data/useCall.ts";
import { compactField, quiet } from "#web/admin/form/admin.css.ts";
import { readFieldErrors } from "#web/admin/form/form-versions.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { reasonOf, StatedError } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./Account.css.ts";
import { Row, Section } from "./Section.tsx";

const passkeysQuery = queryOptions({
  queryKey: [listPasskeys.path] as const,
  queryFn: ({ signal }) => sendAsMaker(listPasskeys, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Lists the passkeys, and adds one of this device. */
export function PasskeySection() {
  const all = useMessages("panel").account;
  const t = all.passkeys;
  const { loading } = useMessages("first");
  const say = useSayError();
  const { publicUrl } = useShop();
  const formatWhen = useFormatWhen();
  const passkeys = useQuery(passkeysQuery);
  const remove = useCall(removePasskey, {
    saved: t.removed,
    failed: t.removeFailed,
    onSettled: () => passkeys.refetch(),
  });
  const list = passkeys.data ?? [];
  return (
    <Section title={t.title} intro={t.intro}>
      {passkeys.isError && (
        <Notice tone="bad">
          <p>{all.loadFailed(say(reasonOf(passkeys.error)))}</p>
        </Notice>
      )}
      {!passkeys.isError && list.length === 0 && (
        <p className={quiet}>{passkeys.isPending ? loading : t.none}</p>
      )}
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map(({ id, name, createdAt, lastUsedAt }) => (
            <Row
              key={id}
              name={name}
              detail={`${all.since(formatWhen(new Date(createdAt)))} ${
                lastUsedAt === null
                  ? t.never
                  : t.lastUsed(formatWhen(new Date(lastUsedAt)))
              }`}
              isPending={remove.isPending}
              onRemove={() => remove.mutate({ params: { id } })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <NewPasskey onAdded={() => void passkeys.refetch()} />
      ) : (
        <Notice tone="warning">
          <p>{all.insecure(publicUrl)}</p>
        </Notice>
      )}
    </Section>
  );
}

function NewPasskey({ onAdded }: { onAdded: () => void }) {
  const { account, kept } = useMessages("panel");
  const t = account.passkeys;
  const say = useSayError();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const make = () =>
    makePasskey({ name, password }).catch((error: unknown) => {
      throw error instanceof NoPasskeyError
        ? new StatedError(t.notMade)
        : error;
    });
  const add = useAction(make, {
    saved: t.added,
    failed: t.failed,
    kept,
    onSuccess: () => {
      setName("");
      setPassword("");
      onAdded();
    },
    onError: (error) => setErrors(readFieldErrors(error)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(undefined);
  };
  const error = (field: string) => errors[field] && say(errors[field]);
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <TextField
        label={t.name}
        hint={t.nameHint}
        className={compactField}
        required
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
        value={name}
        error={error("name")}
        onChange={(event) => {
          setName(event.target.value);
          setErrors({});
        }}
      />
      <TextField
        label={t.password}
        className={compactField}
        type="password"
        required
        autoComplete="current-password"
        value={password}
        error={error("password")}
        onChange={(event) => {
          setPassword(event.target.value);
          setErrors({});
        }}
      />
      <Button
        type="submit"
        kind="line"
        size="small"
        className={css.submit}
        isPending={add.isPending}
        pendingText={t.adding}
      >
        {t.add}
      </Button>
    </form>
  );
}
