import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";
import { MIN_PASSWORD } from "#shared/account/rules.ts";
import { IconButton } from "#web/ui/IconButton.tsx";

const EYE =
  "M2.5 12C5 7.6 8.2 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5S5 16.4 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z";
const EYE_OFF = `${EYE}M4 20L20 4` as const;

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
          icon={isShown ? EYE_OFF : EYE}
          label={showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
