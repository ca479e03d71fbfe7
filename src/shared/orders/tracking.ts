import {
  hasColissimoCheck,
  hasExpressCheck,
  hasGoodsCheck,
  hasIdentCheck,
  hasMailCheck,
  hasParcelCheck,
  hasPostalCheck,
  hasShippingCheck,
  hasSmartPostCheck,
  hasUpsCheck,
  hasWaybillCheck,
} from "./check-digits.ts";

// The carriers: what their numbers look like, with the check digit where the
// carrier says how it is made, and where a number is followed. Only what reads a
// number loads this file; an order has the carrier's name and the address.

type Form = {
  /** Of a number as `plainNumber` writes it; a group is the parcel's own part. */
  pattern: RegExp;
  /** Whether the check digit is right, of the own part or of the whole code. */
  check?: (number: string, code: string) => boolean;
  /** So common a form that it means this carrier in its own countries alone. */
  isLoose?: boolean;
};

export type Carrier = {
  /** Its name, the same in every language. */
  name: string;
  /** The countries in which makers give it their parcels. */
  at: readonly string[];
  forms: readonly Form[];
  /** The address of a parcel, up to its number. */
  follow: string;
};

/** By id; the likeliest first, where nothing else tells them apart. */
export const CARRIERS: Readonly<Record<string, Carrier>> = {
  dhl: {
    name: "DHL",
    at: ["DE"],
    forms: [
      { pattern: /^00\d{18}$/, check: hasGoodsCheck },
      { pattern: /^\d{12}$/, check: hasIdentCheck },
      { pattern: /^\d{10}$/, check: hasWaybillCheck },
      { pattern: /^(?:JJD|JVGL)\d{8,20}$/ },
      { pattern: /^GM\d{10,20}$/ },
      { pattern: /^[CE][A-Z]\d{9}DE$/, check: hasPostalCheck },
    ],
    follow: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  },
  "deutsche-post": {
    name: "Deutsche Post",
    at: ["DE"],
    forms: [
      // Some labels have three digits more, which are not part of the number.
      {
        pattern: /^([ABDF-Z][A-Z]\d{9}DE)(?:\d{3})?$/,
        check: hasPostalCheck,
      },
      { pattern: /^(?!\d{20})[0-9A-F]{20}$/ },
    ],
    follow:
      "https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=",
  },
  hermes: {
    name: "Hermes",
    at: ["DE"],
    forms: [
      { pattern: /^\d{14}$/, check: hasGoodsCheck },
      { pattern: /^H\d{19}$/ },
    ],
    follow:
      "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#",
  },
  dpd: {
    name: "DPD",
    at: ["DE", "FR", "GB", "NL", "AT", "CH"],
    forms: [
      { pattern: /^(\d{14})[0-9A-Z]$/, check: hasParcelCheck },
      { pattern: /^\d{14}$/, isLoose: true },
      // The whole code of a label, whose number stands after the place.
      { pattern: /^\d{7}(\d{14})\d{6}[0-9A-Z]$/, check: hasParcelCheck },
    ],
    follow: "https://tracking.dpd.de/status/en_US/parcel/",
  },
  gls: {
    name: "GLS",
    at: ["DE", "FR", "IT", "ES", "NL", "AT"],
    forms: [
      { pattern: /^\d{12}$/, check: hasShippingCheck },
      { pattern: /^\d{11}$/, isLoose: true },
      { pattern: /^[A-Z](?!\D{7})[0-9A-Z]{7}$/ },
    ],
    follow: "https://gls-group.com/GROUP/en/parcel-tracking?match=",
  },
  ups: {
    name: "UPS",
    at: ["US"],
    forms: [{ pattern: /^1Z[0-9A-Z]{16}$/, check: hasUpsCheck }],
    follow: "https://www.ups.com/track?tracknum=",
  },
  usps: {
    name: "USPS",
    at: ["US"],
    forms: [
      {
        pattern: /^(?:420\d{5}(?:\d{4})?)?(9[1-5]\d{20}(?:\d{4})?)$/,
        check: hasGoodsCheck,
      },
      { pattern: /^(?:03|7[0-9]|81)\d{18}$/, check: hasMailCheck },
      { pattern: /^[A-Z]{2}\d{9}US$/, check: hasPostalCheck },
    ],
    follow: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  },
  fedex: {
    name: "FedEx",
    at: ["US"],
    forms: [
      { pattern: /^\d{12}$/, check: hasExpressCheck },
      { pattern: /^\d{15}$/, check: hasGoodsCheck },
      { pattern: /^(?:92)?61\d{18}$/, check: hasSmartPostCheck },
      // The codes of labels, which end with the number.
      { pattern: /^96\d{5}(\d{15})$/, check: hasGoodsCheck },
      { pattern: /^(?:10|96)\d{20}(\d{12})$/, check: hasExpressCheck },
    ],
    follow: "https://www.fedex.com/fedextrack/?trknbr=",
  },
  "royal-mail": {
    name: "Royal Mail",
    at: ["GB"],
    forms: [{ pattern: /^[A-Z]{2}\d{9}GB$/, check: hasPostalCheck }],
    follow: "https://www.royalmail.com/track-your-item#/tracking-results/",
  },
  evri: {
    name: "Evri",
    at: ["GB"],
    forms: [{ pattern: /^[CHT][0-9A-Z]{5}\d{10}$/ }],
    follow: "https://www.evri.com/track/parcel/",
  },
  colissimo: {
    name: "Colissimo",
    at: ["FR"],
    forms: [
      { pattern: /^[5-9][A-Z]\d{11}$/, check: hasColissimoCheck },
      // Letters that are followed.
      { pattern: /^[1-4][A-Z]\d{11}$/ },
      { pattern: /^[A-Z]{2}\d{9}FR$/, check: hasPostalCheck },
    ],
    follow: "https://www.laposte.fr/outils/suivre-vos-envois?code=",
  },
  "mondial-relay": {
    name: "Mondial Relay",
    at: ["FR", "ES", "NL"],
    forms: [
      // The code of a label: brand, number, parts, place.
      { pattern: /^\d{2}(\d{8})\d{16}$/ },
      { pattern: /^\d{8}(?:\d{2}|\d{4})?$/, isLoose: true },
    ],
    follow: "https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition=",
  },
  correos: {
    name: "Correos",
    at: ["ES"],
    forms: [
      { pattern: /^[A-Z]{2}[0-9A-Z]{4}\d{16}[A-Z]$/ },
      { pattern: /^[A-Z]{2}\d{9}ES$/, check: hasPostalCheck },
    ],
    follow:
      "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=",
  },
  "poste-italiane": {
    name: "Poste Italiane",
    at: ["IT"],
    forms: [
      { pattern: /^[A-Z]{2}\d{9}IT$/, check: hasPostalCheck },
      { pattern: /^\d{12}$/, isLoose: true },
    ],
    follow: "https://www.poste.it/cerca/index.html#/risultati-spedizioni/",
  },
  postnl: {
    name: "PostNL",
    at: ["NL"],
    forms: [
      { pattern: /^3S[0-9A-Z]{11}(?:[0-9A-Z]{2})?$/ },
      { pattern: /^[A-Z]{2}\d{9}NL$/, check: hasPostalCheck },
    ],
    follow: "https://jouw.postnl.nl/track-and-trace/",
  },
  "oesterreichische-post": {
    name: "Österreichische Post",
    at: ["AT"],
    forms: [
      { pattern: /^1\d{21}$/, check: hasGoodsCheck },
      { pattern: /^\d{16}$/, check: hasGoodsCheck },
      { pattern: /^[A-Z]{2}\d{9}AT$/, check: hasPostalCheck },
    ],
    follow: "https://www.post.at/sv/sendungsdetails?snr=",
  },
  "swiss-post": {
    name: "Swiss Post",
    at: ["CH"],
    forms: [
      { pattern: /^9[89]\d{16}$/ },
      { pattern: /^[A-Z]{2}\d{9}CH$/, check: hasPostalCheck },
    ],
    follow: "https://service.post.ch/ekp-web/ui/entry/search/",
  },
};

/**
 * Writes a number as its carrier does: without what people and scanners put
 * between and before its signs.
 */
export const plainNumber = (typed: string): string =>
  typed
    .trim()
    // What some scanners send first, to name the kind of the code.
    .replace(/^(?:\][A-Za-z]\d|%)/, "")
    .replaceAll(/[\s.\-_‐-–/]/g, "")
    .toUpperCase();

/** Whether it can be any carrier's number. */
export const isNumber = (number: string): boolean =>
  /^[0-9A-Z]{6,40}$/.test(number) && /\d/.test(number);

/** Whether what was typed is an address, and no number. */
export const isTypedLink = (typed: string): boolean =>
  typed.includes("://") ||
  /^[^\s/]{0,200}\.[A-Za-z]{2,20}(?:[/?#:]|$)/.test(typed.trim());

/**
 * The ids of the carriers that a number can be of, the likeliest first.
 * `country` is the maker's; "": unknown.
 */
export function carriersOf(number: string, country: string): string[] {
  const found = Object.entries(CARRIERS).flatMap(([id, { at, forms }]) => {
    const isHome = at.includes(country);
    const form = forms.find(
      (each) =>
        isOf(number, each) && (!each.isLoose || isHome || country === ""),
    );
    return form ? [{ id, rank: (isHome ? 0 : 2) + (form.check ? 0 : 1) }] : [];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ id }) => id);
}

type Followed = { name: string; number: string; url: string };

/** A number of a carrier, and where it is followed. */
export function follow(number: string, id: string): Followed | undefined {
  const carrier = Object.hasOwn(CARRIERS, id) ? CARRIERS[id] : undefined;
  if (!carrier) return undefined;
  const form = carrier.forms.find((each) => isOf(number, each));
  const own = form ? ownNumber(number, form) : number;
  return { name: carrier.name, number: own, url: `${carrier.follow}${own}` };
}

const ownNumber = (number: string, { pattern }: Form): string =>
  pattern.exec(number)?.[1] ?? number;

function isOf(number: string, form: Form): boolean {
  return (
    form.pattern.test(number) &&
    (form.check?.(ownNumber(number, form), number) ?? true)
  );
}
