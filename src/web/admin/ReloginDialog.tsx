import { type FormEvent, useEffect, useRef, useState } from "react";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TOUCH, useMedia } from "../ui/useMedia.ts";
import { compactField } from "./admin.css.ts";
import * as css from "./Gate.css.ts";
import { PasswordField } from "./PasswordField.tsx";
import { SessionEndedError, waitingForLogin } from "./session.ts";
import { useStore } from "../store.ts";
import { useLogin } from "./useLogin.ts";

/** Asks for the password over whatever is open, when the session has ended. */
export function ReloginDialog({ username }: { username: string }) {
  const waiting = useStore(waitingForLogin);
  // As in the checkout: a keyboard that comes up holds the dialog back.
  const isTouch = useMedia(TOUCH);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const login = useLogin({
    onLoggedIn: () => {
      setPassword("");
      waiting?.resolve();
    },
    onRefused: ({ description }) => {
      setPassword("");
      setError(description);
    },
  });
  // Only once the refusal is drawn does the field take the focus again.
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
  const { title, description } = ADMIN_MESSAGES.sessionEnded;
  return (
    <Sheet
      kind="modal"
      isOpen={waiting !== null}
      onClose={onClose}
      title={title}
      closeLabel="Close"
      isBusy={login.isPending}
      closesOnScrim={false}
      focusFirst={isTouch ? "title" : "content"}
    >
      <form className={css.dialogForm} onSubmit={onSubmit}>
        <p>{description} Nothing that you typed is lost.</p>
        <TextField
          label="Username"
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
          pendingText="Logging in..."
        >
          Login
        </Button>
      </form>
    </Sheet>
  );
}
