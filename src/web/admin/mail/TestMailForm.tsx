import { useMessages } from "#web/data/messages.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { TestMailInput } from "#shared/admin/schema.ts";
import { sendTestMail } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { EmailPill } from "#web/ui/EmailPill.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-errors.ts";
import * as css from "./OrdersTab.css.ts";
import { useAction } from "#web/admin/data/useCall.ts";

type TestMailFormProps = {
  ownerEmail: string;
  isConfigured: boolean;
  onSent: () => void;
};

/** Sends a test mail. Its field has the focus once it is there. */
export function TestMailForm(props: TestMailFormProps) {
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
