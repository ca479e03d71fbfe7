import type { ComponentProps } from "react";
import { TextField } from "../ui/TextField.tsx";
import { compactField } from "./admin.css.ts";

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "onChange"
> & { onValue: (value: string) => void };

/** The administrator's password, for the login and over an open form. */
export function PasswordField({ onValue, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      label="Password"
      className={compactField}
      type="password"
      autoComplete="current-password"
      required
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
