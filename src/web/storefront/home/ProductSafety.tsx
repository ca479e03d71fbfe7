import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import * as css from "./ProductSafety.css.ts";

/** What is said about a product's safety, and who made it, behind a fold. */
export function ProductSafety({ text }: { text: string }) {
  const { safety, madeBy } = useMessages("first").products;
  const { maker } = useSite().legal;
  if (!text && !maker) return null;
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{safety}</summary>
      {text && (
        <p className={css.lines} dir="auto">
          {text}
        </p>
      )}
      {maker && (
        <>
          <p className={css.label}>{madeBy}</p>
          <p className={css.lines} dir="auto">
            {maker}
          </p>
        </>
      )}
    </details>
  );
}
