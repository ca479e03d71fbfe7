import { expect, test } from "bun:test";
import {
  type Address,
  AddressInput,
  NO_ADDRESS,
} from "#shared/delivery/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { addressLines } from "#shared/delivery/rules.ts";

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

const linesOf = (given: Partial<Address>, locale = "de-DE") =>
  addressLines({ ...NO_ADDRESS, ...given }, "Mila Hartmann", locale);

test("an address stands as its country writes it", () => {
  const place = { line1: "Beispielweg 12", postalCode: "10117", city: "Ort" };
  expect(linesOf({ ...place, country: "DE", line2: "c/o Muster" })).toEqual([
    "Mila Hartmann",
    "c/o Muster",
    "Beispielweg 12",
    "10117 Ort",
  ]);
  expect(linesOf({ ...place, country: "IT", region: "MI" })).toEqual([
    "Mila Hartmann",
    "Beispielweg 12",
    "10117 Ort MI",
    "ITALIEN",
  ]);
  const abroad = { line1: "1 Example St", city: "Springfield" };
  expect(
    linesOf({ ...abroad, region: "IL", postalCode: "62701", country: "US" }),
  ).toEqual([
    "Mila Hartmann",
    "1 Example St",
    "Springfield, IL 62701",
    "VEREINIGTE STAATEN",
  ]);
  expect(
    linesOf({ ...abroad, postalCode: "EC1A 1BB", country: "GB" }, "en-GB"),
  ).toEqual(["Mila Hartmann", "1 Example St", "Springfield", "EC1A 1BB"]);
});

test("what is missing leaves no gap, and a present goes to its own name", () => {
  expect(
    linesOf({ region: "IL", country: "US", name: "Juno" }, "en-US"),
  ).toEqual(["Juno", "IL"]);
  expect(linesOf({ city: "Springfield", country: "US" }, "en-US")).toEqual([
    "Mila Hartmann",
    "Springfield",
  ]);
});
