import { type FormEvent, useEffect, useRef, useState } from "react";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import * as css from "./LoginScreen.css.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useLogin } from "./useLogin.ts";
import {
  requestFocusOnEnter,
  useFocusOnEnter,
} from "#web/admin/form/useFocusOnEnter.ts";
import { useTitle } from "#web/data/useTitle.ts";

/** The login form. */
export function LoginScreen() {
  useTitle("Admin login");
  const heading = useFocusOnEnter();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const login = useLogin({
    onLoggedIn: () => {
      showToast(ADMIN_MESSAGES.loggedIn);
      requestFocusOnEnter();
    },
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
        <img
          className={css.sidePicture}
          src="/gallery/hinge.webp"
          alt=""
          loading="lazy"
        />
      </div>
      <div className={css.main}>
        <div className={css.inner}>
          <Logo className={css.logoPlace} />
          <div>
            <h1 ref={heading} className={css.title} tabIndex={-1}>
              Admin Login
            </h1>
            <p className={css.subtitle}>
              Enter your admin credentials to access the management panel
            </p>
          </div>
          <form className={css.form} onSubmit={onSubmit}>
            <TextField
              label="Username"
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
              pendingText="Logging in..."
            >
              Login
            </Button>
          </form>
        </div>
      </div>
    </main>
  );
}
