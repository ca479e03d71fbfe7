// The addresses of a table that another program, or this shop, exported.

/** "unasked": never asked for letters, or has not confirmed it. */
export type AddressState = "reads" | "unasked" | "left" | "bounced";
export type ReadAddress = { email: string; state: AddressState };

/** What the columns of a state say, in their letters alone. */
const WORDS = new Map<string, AddressState>([
  ["left", "left"],
  ["unsubscribed", "left"],
  ["optedout", "left"],
  ["cancelled", "left"],
  ["canceled", "left"],
  ["complained", "left"],
  ["bounced", "bounced"],
  ["cleaned", "bounced"],
  ["waits", "unasked"],
  ["no", "unasked"],
  ["false", "unasked"],
  ["pending", "unasked"],
  ["unconfirmed", "unasked"],
  ["nonsubscribed", "unasked"],
  ["notsubscribed", "unasked"],
  ["neversubscribed", "unasked"],
  ["transactional", "unasked"],
]);

/**
 * The columns that say of a row whether it reads, in their letters alone: of
 * this shop, Mailchimp, Shopify and others. A word that none of them uses, as of
 * a country's state, says nothing.
 */
const STATE_COLUMN =
  /^(?:state|status|memberstatus|subscribed|(?:accepts)?(?:email)?marketing(?:status|consent)?|(?:email)?subscri(?:ber|ption)status)$/;
/** Mailchimp's columns of a time: who has one there is off the list. */
const TIME_COLUMNS = new Map<string, AddressState>([
  ["unsubtime", "left"],
  ["cleantime", "bounced"],
]);
const ADDRESS_COLUMN = /mail|correo|courriel/i;

/** Where several rows or columns disagree, the later of these counts. */
const BY_WEIGHT: AddressState[] = ["reads", "unasked", "left", "bounced"];
const heavier = (one: AddressState, other: AddressState) =>
  BY_WEIGHT.indexOf(one) < BY_WEIGHT.indexOf(other) ? other : one;

const lettersOf = (cell: string) =>
  cell.toLowerCase().replaceAll(/[^a-z]/g, "");

/**
 * Returns what looks like an address in a table, each once, with what its row
 * says of it: "Mila <mila@example.com>" and several in a cell, too. Where
 * columns are named, the notes beside the address are not searched.
 */
export function readAddresses(table: readonly string[][]): ReadAddress[] {
  const [first = []] = table;
  const head = first.some((cell) => cell.includes("@")) ? [] : first;
  const columns = head.flatMap((name, column) =>
    ADDRESS_COLUMN.test(name) &&
    table.some((row) => addressesOf(row[column]).length > 0)
      ? [column]
      : [],
  );
  const names = head.map(lettersOf);
  const found = new Map<string, AddressState>();
  for (const row of table) {
    const state = stateOf(row, names);
    const cells = columns.length > 0 ? columns.map((each) => row[each]) : row;
    for (const email of cells.flatMap(addressesOf))
      found.set(email, heavier(found.get(email) ?? state, state));
  }
  return [...found].map(([email, state]) => ({ email, state }));
}

function stateOf(
  row: readonly string[],
  names: readonly string[],
): AddressState {
  return row
    .map((cell, column) => {
      const name = names[column] ?? "";
      const word = STATE_COLUMN.test(name) && WORDS.get(lettersOf(cell));
      const timed = cell.trim() !== "" && TIME_COLUMNS.get(name);
      return word || timed || "reads";
    })
    .reduce(heavier, "reads");
}

/** No pattern is repeated over the cell, however long it is. */
function addressesOf(cell = ""): string[] {
  return cell
    .toLowerCase()
    .split(/[\s,;<>()[\]"]/)
    .map((word) => word.replace(/^mailto:/, ""))
    .filter((word) => /^[^@]+@[^@]+$/.test(word));
}
