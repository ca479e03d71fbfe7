import { useMessages } from "#web/data/messages.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TOUCH, useMedia } from "#web/ui/useMedia.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import * as css from "./Account.css.ts";
import { PasswordField } from "./PasswordField.tsx";
import { SessionEndedError, loginRequest } from "#web/admin/data/session.ts";
import { useStore } from "#web/data/store.ts";
import { PasskeyButton, useLogin } from "./PasskeyButton.tsx";

/** Asks for the password over the open form when the session has ended. */
export function ReloginDialog({ username }: { username: string }) {
  const { close, login: t } = useMessages("panel");
  const waiting = useStore(loginRequest);
  // On touch screens the field gets no focus, as in the checkout: an on-screen
  // keyboard would cover the opening dialog.
  const isTouch = useMedia(TOUCH);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const onLoggedIn = () => {
    setPassword("");
    waiting?.resolve();
  };
  const login = useLogin({
    onLoggedIn,
    onRefused: ({ description }) => {
      setPassword("");
      setError(description);
    },
  });
  // Runs after the render in which the field is enabled again.
  useEffect(() => {
    if (login.isError) field.current?.focus();
  }, [login.isError]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!login.isPending) login.mutate({ username, password });
  };
  const onClose = () => {
    setPassword("");
    setError(undefined);
    waiting?.reject(new SessionEndedError());
  };
  return (
    <Dialog
      kind="modal"
      isOpen={waiting !== null}
      onClose={onClose}
      title={t.ended.title}
      closeLabel={close}
      isBusy={login.isPending}
      closesOnScrim={false}
      focusFirst={isTouch ? "title" : "content"}
    >
      <form className={css.loginScreenForm} onSubmit={onSubmit}>
        <p>{t.ended.description}</p>
        <TextField
          label={t.username}
          className={compactField}
          autoComplete="username"
          value={username}
          readOnly
        />
        <PasswordField
          ref={field}
          autoFocus={!isTouch}
          disabled={login.isPending}
          value={password}
          error={error}
          onValue={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          isBlock
          isPending={login.isPending}
          pendingText={t.pending}
        >
          {t.submit}
        </Button>
        <PasskeyButton onLoggedIn={onLoggedIn} />
      </form>
    </Dialog>
  );
}
