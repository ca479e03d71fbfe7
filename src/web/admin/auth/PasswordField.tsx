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
    <TextField
      {...rest}
      label={useMessages("panel").login.password}
      className={compactField}
      type="password"
      autoComplete="current-password"
      required
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A new password, which is shown as long as somebody wants to see it. */
export function NewPasswordField(props: {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { account, login } = useMessages("panel");
  const t = account.password;
  const { showPassword } = login;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      className={compactField}
      label={t.next}
      hint={t.hint(MIN_PASSWORD)}
      type={isShown ? "text" : "password"}
      autoComplete="new-password"
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
