import { type ReactNode, useId, useRef, useState } from "react";
import { actions } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { TestMailForm } from "./TestMailForm.tsx";

type TestMailProps = {
  ownerEmail: string;
  isConfigured: boolean;
  onSent: () => void;
  /** The other things that can be done with the mails. */
  children: ReactNode;
};

/** The buttons of the mails, of which one opens the form for a test mail. */
export function TestMail({ onSent, children, ...props }: TestMailProps) {
  const t = useMessages("panel").mail;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <div className={actions}>
        <Button
          ref={opener}
          kind="line"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t.sendTest}
        </Button>
        {children}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <TestMailForm
            {...props}
            onSent={() => {
              setOpen(false);
              opener.current?.focus();
              onSent();
            }}
          />
        )}
      </div>
    </>
  );
}
