import { icon } from "#web/ui/Icon.css.ts";
import { classNames } from "#web/ui/class-names.ts";

// Those that ui/Icon.tsx lacks, which every page loads.
const PATHS = {
  parcel: "M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5",
  card: "M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5H6a2.5 2.5 0 0 1-2.5-2.5V8.5A2.5 2.5 0 0 1 6 6zM3.5 10h17M7 15h3",
  zoom: "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5M10.5 8v5M8 10.5h5",
} as const;

/** An icon of a product's page. */
export function FactIcon({
  name,
  className,
}: {
  name: keyof typeof PATHS;
  className?: string;
}) {
  return (
    <svg
      className={classNames(icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
