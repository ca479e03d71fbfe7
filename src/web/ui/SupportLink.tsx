import { useShop } from "#web/data/shop-context.ts";

/** The support address as a mail link. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = useShop();
  return (
    <a className={className} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
}
