import { expect, test } from "bun:test";
import { AddressInput } from "#shared/delivery/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";

test("an empty field is asked for by the name that its country has for it", () => {
  const asked = (country: string) =>
    AddressInput.safeParse({ country }).error?.issues.map(
      ({ message }) => message,
    );
  expect(asked("DE")).toEqual([
    errorKey("streetMissing"),
    errorKey("postalCodeMissing"),
    errorKey("cityMissing"),
  ]);
  expect(asked("GB")).toEqual([
    errorKey("addressMissing"),
    errorKey("postcodeMissing"),
    errorKey("cityMissing"),
  ]);
  expect(asked("US")).toEqual([
    errorKey("addressMissing"),
    errorKey("zipMissing"),
    errorKey("cityMissing"),
    errorKey("regionMissing"),
  ]);
});

test("a region that was typed for one country is not sent with another", () => {
  const typed = {
    line1: "Beispielweg 12",
    postalCode: "10117",
    city: "Musterstadt",
    region: "California",
  };
  const read = (country: string) =>
    AddressInput.parse({ ...typed, country }).region;
  expect(["US", "IT", "JP"].map(read)).toEqual(Array(3).fill("California"));
  expect(["DE", "FR", "GB"].map(read)).toEqual(["", "", ""]);
});
