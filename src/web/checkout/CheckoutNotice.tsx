import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { notice, noticeIcon, noticeWay } from "./CheckoutDialog.css.ts";

type CheckoutNoticeProps = {
  children: string;
  /** Where the cart itself has to be changed first: the way to it. */
  onCart: (() => void) | undefined;
};

/** Why the order could not be taken as it was. */
export function CheckoutNotice({ children, onCart }: CheckoutNoticeProps) {
  return (
    <div className={notice}>
      <Icon name="warning" className={noticeIcon} />
      <div>
        <p>{children}</p>
        {onCart && (
          <Button
            kind="line"
            size="small"
            className={noticeWay}
            onClick={onCart}
          >
            Back to your cart
          </Button>
        )}
      </div>
    </div>
  );
}
