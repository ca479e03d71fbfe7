import { Icon } from "../ui/Icon.tsx";
import { notice, noticeIcon } from "./CheckoutDialog.css.ts";

/** Why the order could not be taken as it was. */
export function CheckoutNotice({ children }: { children: string }) {
  return (
    <p className={notice}>
      <Icon name="warning" className={noticeIcon} />
      {children}
    </p>
  );
}
