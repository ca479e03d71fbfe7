import { expect, test } from "bun:test";
import {
  CARRIERS,
  carriersOf,
  follow,
  isNumber,
  isTypedLink,
  plainNumber,
} from "#shared/orders/tracking.ts";

/**
 * Numbers that the carriers, and those who write about them, give as examples,
 * as people type and scanners send them; the country is the shop's.
 */
const EXAMPLES: Record<string, [country: string, typed: string][]> = {
  dhl: [
    ["DE", "00340433836442636597"],
    ["DE", "00 340434 161094 04255 7"],
    ["DE", "201298452277"],
    ["DE", "20.129.845.227 7"],
    ["DE", "JJD1410302937991"],
    ["DE", "jjd14 10 3029 37 991"],
    ["", "JVGL0999999990"],
    ["", "3318810025"],
    ["US", "8487135506"],
    ["", "GM 2 9 5 117 32 25 1 7 44 9 4"],
    ["DE", "CP123456785DE"],
  ],
  "deutsche-post": [
    ["DE", "RR 12 345 678 5DE"],
    ["DE", "rp123456785de110"],
    ["DE", "A2 0100 001D 00 010A E9FF"],
    ["DE", "01 030E 0928 06 011E 001E"],
    ["FR", "LF123456785DE"],
  ],
  hermes: [
    ["DE", "09133131530724"],
    ["DE", "0913 3131 5307 24"],
    ["DE", "H1000730000000000001"],
  ],
  dpd: [
    ["DE", "01015026003653"],
    ["DE", "0101 5026 0036 53C"],
    ["DE", "09980000020033f"],
    ["FR", "09980000020033"],
    ["", "00 81827 0998 0000 0200 33 350 276 C"],
    ["", "%0081 827 0998 0000 0200 45 327 276 N"],
  ],
  gls: [
    ["DE", "123456789011"],
    ["IT", "12345678901"],
    ["DE", "XHAX4HDA"],
    ["", "yoxvb8ce"],
  ],
  ups: [
    ["DE", "1Z 123 45E 66 0527 2234"],
    // The numbers of its test server have other last digits.
    ["US", "1Z648616E192760718"],
    ["US", "1ZWX0692YP40636269"],
    ["FR", "1z999aa10123456784"],
    ["", "1Z8V92A70367203024"],
  ],
  usps: [
    ["US", "9400 1112 0108 0805 4830 16"],
    ["US", "9505 5110 6960 5048 6006 24"],
    ["US", "9361289878700317633795"],
    ["US", "92748931507708513018050063"],
    ["US", "420 22153 9101026837331000039521"],
    ["US", "]C14201002334249200190132607600833457"],
    ["US", "0307 1790 0005 2348 3741"],
    ["US", "7112 3456 7891 2345 6787"],
    ["US", "7196 9010 7560 0307 7385"],
    ["US", "RA 123 456 785 US"],
  ],
  fedex: [
    ["US", "986578788855"],
    ["US", "4771 7908 1230"],
    ["US", "799531274483"],
    ["US", "790535312317"],
    ["", "974367662710"],
    ["US", "0414 4176 0228 964"],
    ["US", "5682 8361 0012 734"],
    ["US", "449044304137821"],
    ["US", "149331877648230"],
    ["US", "61299998820821171811"],
    ["US", "9611020987654312345672"],
    ["US", "1001921334250001000300779017972697"],
    ["US", "9622001900000000000000776632517510"],
  ],
  "royal-mail": [
    ["GB", "RN365840400GB"],
    ["GB", "rb 1234 5678 5gb"],
  ],
  evri: [
    ["GB", "H00AA0 0123456789"],
    ["GB", "t00aa00123456789"],
  ],
  colissimo: [
    ["FR", "8L01234567895"],
    ["FR", "7A 01234 56789 5"],
    ["FR", "2L12345678901"],
    ["FR", "ra123456785fr"],
  ],
  "mondial-relay": [
    ["FR", "12345678"],
    ["FR", "00 43 53 94"],
    ["FR", "012345678901"],
    ["", "12123456780101006623123454"],
  ],
  correos: [
    ["ES", "PL00ZZ0000000010100000Y"],
    ["ES", "pq 12ab 0000000010100000 y"],
    ["ES", "CD 123 456 785 ES"],
  ],
  "poste-italiane": [
    ["IT", "RA123456785IT"],
    ["IT", "1234 5678 9012"],
  ],
  postnl: [
    ["NL", "3SDEVC6224718"],
    ["NL", "3s ky 123 456 789"],
    ["NL", "3SABCD123456789"],
    ["NL", "RR123456785NL"],
  ],
  "oesterreichische-post": [
    ["AT", "1035304005500970252807"],
    ["AT", "10190 1250 0386 2702 6844 3"],
    ["AT", "rr123456785at"],
  ],
  "swiss-post": [
    ["CH", "99.01.000111.00320321"],
    ["CH", "98.34.123456.12345678"],
    ["CH", "ra 123.456-785 ch"],
    ["DE", "LW230226618CH"],
  ],
};

test("each carrier's published numbers propose it first", () => {
  const wrong = Object.entries(EXAMPLES).flatMap(([id, numbers]) =>
    numbers.flatMap(([country, typed]) => {
      const proposed = carriersOf(plainNumber(typed), country);
      return proposed[0] === id ? [] : [{ id, typed, country, proposed }];
    }),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(EXAMPLES)).toEqual(Object.keys(CARRIERS));
});

test("a number whose check digit is wrong proposes no carrier that checks it", () => {
  const WRONG: Record<string, string> = {
    "00340433836442636598": "dhl",
    "201298452278": "dhl",
    "3318810010": "dhl",
    "09133131530725": "hermes",
    "09980000020033A": "dpd",
    "008182709980000020033350276A": "dpd",
    "123456789012": "gls",
    "1Z999AA10123456785": "ups",
    "0307179000052348374\u0032": "usps",
    "9400111201080805483017": "usps",
    "996578788855": "fedex",
    "568283610012732": "fedex",
    RA123456789GB: "royal-mail",
    "8L01234567896": "colissimo",
    "1035304005500970252808": "oesterreichische-post",
    RA123456789CH: "swiss-post",
  };
  const proposed = Object.entries(WRONG).filter(([number, id]) =>
    carriersOf(number, "").includes(id),
  );
  expect(proposed).toEqual([]);
});

test("the shop's own country tells carriers of the same number apart", () => {
  const of = (number: string) =>
    ["", "DE", "US", "FR", "IT"].map(
      (country) => carriersOf(number, country)[0],
    );
  // Twelve digits with FedEx's check digit, and fourteen with that of Hermes.
  expect(of("986578788855")).toEqual([
    "fedex",
    "fedex",
    "fedex",
    "mondial-relay",
    "poste-italiane",
  ]);
  expect(of("09133131530724")).toEqual([
    "hermes",
    "hermes",
    "hermes",
    "dpd",
    "hermes",
  ]);
  expect(carriersOf("12345678", "US")).toEqual([]);
});

test("the number of a label's code is followed at its carrier", () => {
  const of = (typed: string) => {
    const number = plainNumber(typed);
    return follow(number, carriersOf(number, "")[0] ?? "");
  };
  expect(of("]C14201002334249200190132607600833457")).toEqual({
    name: "USPS",
    number: "9200190132607600833457",
    url: "https://tools.usps.com/go/TrackConfirmAction?tLabels=9200190132607600833457",
  });
  expect(of("%0081827099800000200333502 76C")?.number).toBe("09980000020033");
  expect(of("1001921334250001000300779017972697")?.number).toBe("779017972697");
  expect(of("12123456780101006623123454")?.number).toBe("12345678");
  expect(of("RP123456785DE110")?.number).toBe("RP123456785DE");
  // Chosen by hand, any number is followed as it is.
  expect(follow("ABC1234567", "dpd")?.url).toBe(
    "https://tracking.dpd.de/status/en_US/parcel/ABC1234567",
  );
  expect(follow("ABC1234567", "toString")).toBeUndefined();
});

test("every carrier's page is an https address of the form that is kept", () => {
  for (const { follow: address } of Object.values(CARRIERS))
    expect(new URL(`${address}1234567890`).href).toBe(`${address}1234567890`);
  for (const { follow: address } of Object.values(CARRIERS))
    expect(address).toStartWith("https://");
});

test("what is typed is told to be a number or a link", () => {
  const LINKS = ["https://a.b/1", "www.dhl.de", "dhl.de/a?b=1", "gls.com"];
  expect(LINKS.filter((typed) => !isTypedLink(typed))).toEqual([]);
  const NUMBERS = ["99.01.000111.00320321", "1Z999AA10123456784", "RA 1 CH"];
  expect(NUMBERS.filter(isTypedLink)).toEqual([]);
  const NONE = ["", "abcdef", "12345", "1".repeat(41), "12345\u0660"];
  expect(NONE.map(plainNumber).filter(isNumber)).toEqual([]);
});
