import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { actions } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { TestMailInput } from "#shared/admin/schema.ts";
import { sendTestMail } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { EmailPill } from "#web/ui/EmailPill.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import * as css from "./OrdersTab.css.ts";

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

/** Sends a test mail. Its field has the focus once it is there. */
function TestMailForm(props: {
  ownerEmail: string;
  isConfigured: boolean;
  onSent: () => void;
}) {
  const { ownerEmail, isConfigured, onSent } = props;
  const { kept, mail: t } = useMessages("panel");
  const [address, setAddress] = useState(ownerEmail);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const act = async () => {
    const body = { address };
    checkForm(TestMailInput, body);
    return send(sendTestMail, { body });
  };
  const test = useAction(act, {
    failed: t.testFailed,
    kept,
    onSuccess: () => {
      showToast(
        isConfigured
          ? {
              title: t.testSent.title,
              description: t.testSent.description(address),
            }
          : t.testKept,
      );
      onSent();
    },
    onError: (error) => setError(readFieldErrors(error).address),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate(undefined);
  };
  return (
    <form className={css.test} noValidate onSubmit={onSubmit}>
      <EmailPill
        ref={field}
        label={t.testTo}
        submit={t.sendNow}
        pendingText={t.sending}
        isPending={test.isPending}
        isMain={false}
        hint={undefined}
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
    </form>
  );
}
