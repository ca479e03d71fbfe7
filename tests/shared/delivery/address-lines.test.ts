import { expect, test } from "bun:test";
import { type Address, NO_ADDRESS } from "#shared/delivery/schema.ts";
import { addressLines } from "#shared/delivery/rules.ts";

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
