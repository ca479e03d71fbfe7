import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TestMailInput } from "#shared/admin/schema.ts";
import { OkReply } from "#shared/api/errors.ts";
import { API } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { Button } from "#web/ui/Button.tsx";
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
  const [address, setAddress] = useState(ownerEmail);
  const [error, setError] = useState<string>();
  const send = useMutation({
    mutationFn: () => {
      const body = { address };
      checkForm(TestMailInput, body);
      return withSession(() =>
        api.post(API.mailTest, { body, schema: OkReply }),
      );
    },
    onSuccess: () => {
      showToast(
        isConfigured
          ? {
              title: "The test mail is on its way",
              description: `Look at ${address}. Should it fail, the reason comes up here.`,
            }
          : {
              title: "Test mail kept as a file",
              description: "It goes out once a mail server is set up.",
            },
      );
      onSent();
    },
    onError: (failure) => {
      setError(readFieldErrors(failure).address);
      if (failure instanceof FormError) return;
      showToast(
        {
          title: "The test mail was not sent",
          description: formErrorText(failure),
        },
        "error",
      );
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <form className={css.test} noValidate onSubmit={onSubmit}>
      <TextField
        label="Send a test mail to"
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
        isPending={send.isPending}
        pendingText="Sending..."
      >
        Send test mail
      </Button>
    </form>
  );
}
