import { useMessages } from "#web/data/messages.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import * as css from "./Account.css.ts";
import { PasskeySection } from "./PasskeySection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { SessionSection } from "./SessionSection.tsx";

type AccountDialogProps = { isOpen: boolean; onClose: () => void };

/** The maker's account: her devices, passkeys, password and sessions. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { account: t, close } = useMessages("panel");
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={close}
      closesOnScrim={false}
    >
      <div className={css.sections}>
        <PhoneSection />
        <PasskeySection />
        <PasswordSection />
        <SessionSection />
      </div>
    </Dialog>
  );
}
