import { noteAtTotals } from "#shared/site/rules.ts";
import { useSite } from "#web/data/shop-context.ts";
import { small } from "#web/ui/theme/layout.css.ts";

type NoteProps = { className?: string };

/** The maker's line at prices, such as "incl. VAT, plus delivery"; may be none. */
export function PriceNote(props: NoteProps) {
  return <Note {...props} text={useSite().legal.priceNote} />;
}

/** Her line at totals, which have the delivery in them. */
export function TotalNote(props: NoteProps) {
  return <Note {...props} text={noteAtTotals(useSite().legal)} />;
}

function Note({ text, className = small }: NoteProps & { text: string }) {
  return text ? (
    <span className={className} dir="auto">
      {text}
    </span>
  ) : null;
}
