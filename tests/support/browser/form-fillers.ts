import type { Page } from "playwright";

// This fills forms as people's programs do: rules as data, after what the
// browsers and the password managers publish of theirs, in the six languages of
// the shop. Their makers' own lists are longer; of each kind of value the words
// that could ever stand at a field of a shop are here.

/** The facts of a field that a rule may read, as a filler collects them. */
type Told = "autocomplete" | "name" | "id" | "label" | "placeholder" | "type";

type Filler = {
  /** The facts that it reads; the first rule that knows a field decides. */
  reads: readonly Told[];
  /** Whether a word must be the whole of what it reads. */
  isExact?: boolean;
  rules: Record<string, RegExp | readonly string[]>;
};

const VALUES: Record<string, string> = {
  name: "Ada Example",
  email: "ada@example.com",
  phone: "+49 89 1234567",
  website: "https://ada.example.com",
};
/** The value of every other kind. */
const OTHER = "Filled in";

// Chromium (components/autofill, legacy patterns) and Firefox
// (HeuristicsRegExp), which took over most of them: parts of words, in the name
// and in the label.
const BROWSER_RULES = {
  email: /e.?mail|courriel|correo.*electr[oó]nico/,
  phone: /phone|mobile|contact.?number|telefon|tel[eé]fono|telefoon|^tel$/,
  company:
    /company|business|organi[sz]ation|(?<!con)firma|empresa|soci[eé]t[eé]|ragione.?sociale|bedrijf/,
  address:
    /address|addr|street|stra(?:ss|ß)e|hausnummer|direcci[oó]n|adresse|indirizzo|straat|adres|suite|unit|line[2-9]/,
  zip: /zip|postal|post.*code|pcode|postleitzahl|plz|\bcp\b|\bcdp\b|\bcap\b|codigo|postcode/,
  city: /city|town|\bort\b|stadt|suburb|ciudad|localidad|poblaci[oó]n|ville|commune|localit[aà]|citt[aà]|plaats|stad/,
  state:
    /(?<!united )state|county|region|province|principality|provincia|estado/,
  country: /country|countries|pa[ií]s|land|pays|paese|location/,
  card: /card|cc.?(?:number|name|num)|cvv|cvc|csc|verification|expir|ablauf|g[uü]ltig|scadenza|karte|tarjeta|carte/,
  name: /^name|full.?name|your.?name|customer.?name|bill.?name|ship.?name|^nom(?!bre)|^nome|nombre|vorname|nachname|apellido|cognome|pr[eé]nom|naam|first.*name|last.*name|surname|initials/,
  code: /coupon|promo|voucher|gift|discount|captcha|one.?time|otp|pin\b/,
  search: /^q$|search|query|suche|recherch|busca|cerca|zoek/,
  username: /user.?name|user.?id|login|nickname|benutzer|utente|usuario/,
  extension: /\bext|ext\b|extension|prefix|suffix|area.?code|area/,
  birthday:
    /birth|geburt|naissance|nacimiento|nascita|geboorte|\bday\b|month|year/,
} as const;

/** The fillers of browsers, and two password managers. */
export const FILLERS: Record<string, Filler> = {
  // They read a field's token first, and ignore "off" for an address.
  browser: {
    reads: ["autocomplete", "name", "id", "label", "placeholder"],
    rules: BROWSER_RULES,
  },
  // Its identity's words, each the whole of an attribute or of a label.
  bitwarden: {
    reads: ["autocomplete", "name", "id", "label", "placeholder", "type"],
    isExact: true,
    rules: {
      name: [
        ..."name full-name your-name customer-name naam nom nombre".split(" "),
        ..."vor- und nachname|prénom et nom|nombre y apellidos|nome e cognome|voor- en achternaam|full name|vorname|nachname|first-name|last-name|surname|given-name|family-name|middle-name".split(
          "|",
        ),
      ],
      email: "email e-mail email-address mail correo".split(" "),
      phone:
        "phone tel telephone mobile mobile-phone phone-number telefon telefonnummer mobil handy".split(
          " ",
        ),
      company:
        "company company-name organization organization-name firma".split(" "),
      address:
        "address street-address addr street strasse adresse address-1 address-2 address-line-1 address-line-2".split(
          " ",
        ),
      zip: "postal zip zip-code postal-code post-code postcode plz postleitzahl".split(
        " ",
      ),
      city: "city town address-city ort stadt wohnort".split(" "),
      state: "state province address-state bundesland".split(" "),
      country: "country country-code country-name land".split(" "),
      username: "username user-name user-id userid login screen-name".split(
        " ",
      ),
      title: "prefix title anrede honorific-prefix".split(" "),
      totp: "totp otp code pin 2fa mfa backup recovery".split(" "),
      search: "search query find go".split(" "),
    },
  },
  // Its identity has a home page too, and it fills fields that nobody sees
  // beside others that it fills.
  onePassword: {
    reads: ["autocomplete", "name", "id", "label", "placeholder"],
    rules: {
      ...BROWSER_RULES,
      website: /website|web.?site|home.?page|\burl\b|webseite|domain/,
      nickname: /nick|alias|icq|skype|aim|msn|yahoo|forum|reminder|hint/,
      job: /job|occupation|department|profession|beruf|profesi[oó]n/,
    },
  },
};

type Field = Record<Told, string> & { index: number };

/** The text fields of the form around `selector`, seen and unseen. */
function readFields(form: Element): Field[] {
  const fields = form.querySelectorAll("input, textarea");
  return [...fields].map((field, index) => ({
    index,
    autocomplete: field.getAttribute("autocomplete") ?? "",
    name: field.getAttribute("name") ?? "",
    id: field.id,
    // With the text above it, as fillers guess it where a field has no label.
    label:
      field instanceof HTMLInputElement && field.labels?.length
        ? [...field.labels].map((label) => label.textContent).join(" ")
        : (field.getAttribute("aria-label") ?? ""),
    placeholder: field.getAttribute("placeholder") ?? "",
    type: field.getAttribute("type") ?? "text",
  }));
}

/** Returns what a filler takes a field for; undefined where it knows it not. */
export function kindOf(
  { reads, isExact = false, rules }: Filler,
  field: Partial<Record<Told, string>>,
): string | undefined {
  for (const told of reads) {
    const read = field[told]?.trim().toLowerCase() ?? "";
    // "customerName" and "customer_name" are "customer-name".
    const words = (field[told] ?? "")
      .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
      .replaceAll(/[\s_]+/g, "-")
      .toLowerCase();
    if (read === "" || read === "off") continue;
    for (const [kind, rule] of Object.entries(rules)) {
      const knows =
        rule instanceof RegExp
          ? rule.test(read) || rule.test(words)
          : rule.some((word) =>
              isExact
                ? [read, words, words.replace(/^customer-/, "")].includes(word)
                : read.includes(word),
            );
      if (knows) return kind;
    }
  }
  return undefined;
}

/** Fills the form of the open dialog as a filler does; returns what it filled. */
export async function fillAs(
  page: Page,
  filler: Filler,
): Promise<Record<string, string>> {
  const form = page.getByRole("dialog").locator("form");
  const fields = await form.evaluate(readFields);
  const filled: Record<string, string> = {};
  for (const field of fields) {
    const kind = kindOf(filler, field);
    if (kind === undefined) continue;
    const value = VALUES[kind] ?? OTHER;
    filled[field.name] = value;
    // It types by script, as extensions do: also what nobody sees.
    await form
      .locator("input, textarea")
      .nth(field.index)
      .evaluate((input, text) => {
        if (!(input instanceof HTMLInputElement)) return;
        const { set } =
          Object.getOwnPropertyDescriptor(
            HTMLInputElement.prototype,
            "value",
          ) ?? {};
        set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }, value);
  }
  return filled;
}
