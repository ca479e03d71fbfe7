import * as z from "zod/mini";
import { errorText } from "#shared/messages/error-text.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "./limits.ts";

const MAX_LINK_TOKEN = 100;

const NewPassword = z.string().check(
  z.minLength(MIN_PASSWORD, errorText("passwordShort", MIN_PASSWORD)),
  z.maxLength(MAX_PASSWORD, errorText("passwordLong", MAX_PASSWORD)),
  // A half of a character is no text.
  z.refine((text) => !/\p{Cs}/u.test(text), {
    error: errorText("unexpected"),
  }),
);

export const PasswordInput = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, errorText("passwordWrong")),
      z.maxLength(MAX_PASSWORD, errorText("passwordWrong")),
    ),
  newPassword: NewPassword,
});
export type PasswordInput = z.infer<typeof PasswordInput>;

/** A new password by the link of a mail, for somebody who lost the old one. */
export const NewPasswordInput = z.object({
  token: z.string().check(z.maxLength(MAX_LINK_TOKEN)),
  newPassword: NewPassword,
});
