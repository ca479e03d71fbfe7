import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";
import { MIN_PASSWORD } from "#shared/account/rules.ts";
import { IconButton } from "#web/ui/IconButton.tsx";

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "onChange"
> & { onValue: (value: string) => void };

/** The field for the administrator's password. */
export function PasswordField({ onValue, ...rest }: PasswordFieldProps) {
  return (
    <SecretField
      {...rest}
      label={useMessages("panel").login.password}
      autoComplete="current-password"
      required
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A new password. */
export function NewPasswordField(props: {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const t = useMessages("panel").account.password;
  return (
    <SecretField
      {...props}
      label={t.next}
      hint={t.hint(MIN_PASSWORD)}
      autoComplete="new-password"
    />
  );
}

/** What is typed is shown as long as somebody wants to see it. */
function SecretField(props: ComponentProps<typeof TextField>) {
  const { showPassword } = useMessages("panel").login;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      className={compactField}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? "eyeOff" : "eye"}
          label={showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
