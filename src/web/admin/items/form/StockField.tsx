import { compactField } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/field/TextField.tsx";

type StockFieldProps = {
  value: string;
  error: string | undefined;
  isRequired?: boolean;
  onValue: (value: string) => void;
};

/** How many pieces of an item there are. */
export function StockField(props: StockFieldProps) {
  const { value, error, isRequired, onValue } = props;
  const t = useMessages("panel").form;
  return (
    <TextField
      label={t.stock}
      className={compactField}
      type="number"
      step="1"
      min="0"
      inputMode="numeric"
      required={isRequired}
      value={value}
      error={error}
      hint={t.stockHint}
      onChange={(event) => onValue(event.target.value)}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
