import { type FormEvent, useEffect, useRef, useState } from "react";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import { Logo } from "../shop/Logo.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { compactField } from "./admin.css.ts";
import * as css from "./Gate.css.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useLogin } from "./useLogin.ts";
import { announceArrival, useArrival } from "./useArrival.ts";
import { useTitle } from "../useTitle.ts";

/** Asks for name and password, which the browser requires. */
export function LoginScreen() {
  useTitle("Admin login");
  const heading = useArrival();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const login = useLogin({
    onLoggedIn: () => {
      showToast(ADMIN_MESSAGES.loggedIn);
      announceArrival();
    },
    onRefused: (message) => {
      showToast(message, "error");
      setPassword("");
    },
  });
  // Only once the refusal is drawn does the field take the focus again.
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
