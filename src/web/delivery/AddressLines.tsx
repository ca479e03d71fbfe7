import { addressLines } from "#shared/delivery/rules.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { useFormats } from "#web/data/shop-context.ts";

type AddressLinesProps = {
  address: Address;
  customerName: string;
  lineClass: string;
};

/** An address as an envelope shows it, in the order of its country. */
export function AddressLines(props: AddressLinesProps) {
  const { address, customerName, lineClass } = props;
  const { locale } = useFormats();
  return addressLines(address, customerName, locale).map((line, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
      key={index}
      className={lineClass}
      dir="auto"
      suppressHydrationWarning
    >
      {line}
    </span>
  ));
}
