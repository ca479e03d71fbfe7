import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import { PAGES } from "#shared/api/paths.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
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
  const { login: t, dashboard } = useMessages("panel");
  const { viewShop } = dashboard;
  useTitle(t.window);
  const heading = useFocusOnEnter();
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
      <ShopSide />
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
          <PageLink className={css.wayBack} to={PAGES.home}>
            <Icon name="back" />
            <span>{viewShop}</span>
          </PageLink>
        </div>
      </div>
    </main>
  );
}

/** The picture of her shop; a shop without one has the form alone. */
export function ShopSide() {
  const { gallery, hero } = useSite();
  const picture = hero.imageUrl || gallery.pictures[0]?.imageUrl;
  if (!picture) return null;
  return (
    <div className={css.side}>
      <img className={css.sidePicture} src={picture} alt="" />
    </div>
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
          className={css.forgotten}
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
