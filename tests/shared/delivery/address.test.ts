import { expect, test } from "bun:test";
import { AddressInput } from "#shared/delivery/address.ts";
import { errorText } from "#shared/messages/error-text.ts";

test("an empty field is asked for by the name that its country has for it", () => {
  const asked = (country: string) =>
    AddressInput.safeParse({ country }).error?.issues.map(
      ({ message }) => message,
    );
  expect(asked("DE")).toEqual([
    errorText("streetMissing"),
    errorText("postalCodeMissing"),
    errorText("cityMissing"),
  ]);
  expect(asked("GB")).toEqual([
    errorText("addressMissing"),
    errorText("postcodeMissing"),
    errorText("cityMissing"),
  ]);
  expect(asked("US")).toEqual([
    errorText("addressMissing"),
    errorText("zipMissing"),
    errorText("cityMissing"),
    errorText("regionMissing"),
  ]);
});
