import { Icon } from "#web/ui/Icon.tsx";
import { more } from "./DeliveryPanes.css.ts";

/** Unfolds a field that few need. */
export function MoreButton({ children, onClick }: MoreButtonProps) {
  return (
    <button type="button" className={more} onClick={onClick}>
      <Icon name="plus" />
      <span>{children}</span>
    </button>
  );
}

type MoreButtonProps = { children: string; onClick: () => void };
