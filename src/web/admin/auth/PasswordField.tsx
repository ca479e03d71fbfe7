import { useMessages } from "#web/data/messages.ts";
import type { ComponentProps } from "react";
import { TextField } from "#web/ui/TextField.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";

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
