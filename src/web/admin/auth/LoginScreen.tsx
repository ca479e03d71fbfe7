import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import {
  requestFocusOnEnter,
  useFocusOnEnter,
} from "#web/admin/form/form-versions.ts";
import { useSite, useTitle } from "#web/data/shop-context.ts";
import { sendPasswordLink } from "#shared/account/calls.ts";
import { send } from "#web/data/api.ts";
import { PasskeyButton, useLogin } from "./PasskeyButton.tsx";
import { PasswordField } from "./PasswordField.tsx";
import * as css from "./Account.css.ts";

/** The login form. */
export function LoginScreen() {
  const t = useMessages("panel").login;
  useTitle(t.window);
  const heading = useFocusOnEnter();
  const { gallery, hero } = useSite();
  // A shop without pictures of its own shows none.
  const picture = gallery.pictures[1]?.imageUrl ?? hero.imageUrl;
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const onLoggedIn = () => {
    showToast(t.done);
    requestFocusOnEnter();
  };
  const login = useLogin({
    onLoggedIn,
    onRefused: (message) => {
      showToast(message, "error");
      setPassword("");
    },
  });
  // Runs after the render in which the field is enabled again.
  useEffect(() => {
    if (login.isError) passwordField.current?.focus();
  }, [login.isError]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!login.isPending) login.mutate({ username, password });
  };
  return (
    <main className={css.page}>
      <div className={css.side}>
        {picture && (
          <img
            className={css.sidePicture}
            src={picture}
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div className={css.main}>
        <div className={css.inner}>
          <Logo className={css.logoPlace} />
          <div>
            <h1 ref={heading} className={css.loginScreenTitle} tabIndex={-1}>
              {t.title}
            </h1>
            <p className={css.subtitle}>{t.subtitle}</p>
          </div>
          <form className={css.loginScreenForm} onSubmit={onSubmit}>
            <TextField
              label={t.username}
              className={compactField}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              disabled={login.isPending}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <PasswordField
              ref={passwordField}
              disabled={login.isPending}
              value={password}
              onValue={setPassword}
            />
            <Button
              type="submit"
              isBlock
              isPending={login.isPending}
              pendingText={t.pending}
            >
              {t.submit}
            </Button>
          </form>
          <PasskeyButton onLoggedIn={onLoggedIn} />
          <ForgottenPassword />
        </div>
      </div>
    </main>
  );
}

/** Asks for a link by mail. What it says is the same whoever asks. */
function ForgottenPassword() {
  const t = useMessages("panel").login.forgotten;
  const ask = useMutation({
    mutationFn: () => send(sendPasswordLink, {}),
    meta: { failed: t.failed },
  });
  return (
    <div>
      {!ask.isSuccess && (
        <Button
          kind="quiet"
          size="small"
          isPending={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t.ask}
        </Button>
      )}
      <p role="status">{ask.isSuccess ? t.sent : ""}</p>
    </div>
  );
}
