import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "./limits.ts";

const MAX_LINK_TOKEN = 100;

const NewPassword = z.string().check(
  z.minLength(MIN_PASSWORD, errorKey("passwordShort", MIN_PASSWORD)),
  z.maxLength(MAX_PASSWORD, errorKey("passwordLong", MAX_PASSWORD)),
  // A half of a character is no text.
  z.refine((text) => !/\p{Cs}/u.test(text), {
    error: errorKey("unexpected"),
  }),
);

export const PasswordInput = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, errorKey("passwordWrong")),
      z.maxLength(MAX_PASSWORD, errorKey("passwordWrong")),
    ),
  newPassword: NewPassword,
});
export type PasswordInput = z.infer<typeof PasswordInput>;

/** A new password by the link of a mail, for somebody who lost the old one. */
export const NewPasswordInput = z.object({
  token: z.string().check(z.maxLength(MAX_LINK_TOKEN)),
  newPassword: NewPassword,
});
