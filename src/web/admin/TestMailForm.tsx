import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TestMailInput } from "#shared/admin.ts";
import { OkReply } from "#shared/errors.ts";
import { API } from "#shared/paths.ts";
import { api } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { compactField } from "./admin.css.ts";
import {
  checkForm,
  FormError,
  fieldErrorsOf,
  reasonNotSent,
} from "./form-errors.ts";
import * as css from "./OrdersTab.css.ts";
import { withSession } from "./session.ts";

type TestMailFormProps = {
  ownerEmail: string;
  isConfigured: boolean;
  onSent: () => void;
};

/** Sends a mail to see that mail works. */
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
      setError(fieldErrorsOf(failure).address);
      if (failure instanceof FormError) return;
      showToast(
        {
          title: "The test mail was not sent",
          description: reasonNotSent(failure),
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
