import { useShop } from "./shop-context.ts";

/** The shop's address for questions, as a link that writes to it. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = useShop();
  return (
    <a className={className} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
}
