import { compactField } from "#web/admin/form/admin.css.ts";
import { TextField } from "#web/ui/field/TextField.tsx";

type NameFieldProps = {
  value: string;
  error: string | undefined;
  required: boolean;
  onValue: (name: string) => void;
};

/** The name of an item. */
export function NameField({ onValue, ...props }: NameFieldProps) {
  return (
    <TextField
      label="Name"
      className={compactField}
      onChange={(event) => onValue(event.target.value)}
      {...props}
    />
  );
}
