import { useMessages } from "#web/data/messages.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { TestMailInput } from "#shared/admin/schema.ts";
import { sendTestMail } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { EmailPill } from "#web/ui/field/EmailPill.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  checkForm,
  FormError,
  readFieldErrors,
  formErrorText,
} from "#web/admin/form/form-errors.ts";
import * as css from "./OrdersTab.css.ts";
import { withSession } from "#web/admin/data/session.ts";

type TestMailFormProps = {
  ownerEmail: string;
  isConfigured: boolean;
  onSent: () => void;
};

/** Sends a test mail. Its field has the focus once it is there. */
export function TestMailForm(props: TestMailFormProps) {
  const { ownerEmail, isConfigured, onSent } = props;
  const { kept, mail: t } = useMessages("panel");
  const { failure } = useMessages("storefront");
  const [address, setAddress] = useState(ownerEmail);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const test = useMutation({
    mutationFn: () => {
      const body = { address };
      checkForm(TestMailInput, body);
      return withSession(() => send(sendTestMail, { body }));
    },
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
    onError: (error) => {
      setError(readFieldErrors(error).address);
      if (error instanceof FormError) return;
      showToast(
        {
          title: t.testFailed,
          description: formErrorText(error, { kept, failure }),
        },
        "error",
      );
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!test.isPending) test.mutate();
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
