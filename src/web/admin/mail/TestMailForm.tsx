import { useMessages } from "#web/data/messages.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TestMailInput } from "#shared/admin/schema.ts";
import { sendTestMail } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
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

/** Sends a test mail. */
export function TestMailForm(props: TestMailFormProps) {
  const { ownerEmail, isConfigured, onSent } = props;
  const { kept, mail: t } = useMessages("panel");
  const { failure } = useMessages("storefront");
  const [address, setAddress] = useState(ownerEmail);
  const [error, setError] = useState<string>();
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
      <TextField
        label={t.testTo}
        className={compactField}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        kind="line"
        size="small"
        isPending={test.isPending}
        pendingText={t.sending}
      >
        {t.sendTest}
      </Button>
    </form>
  );
}
