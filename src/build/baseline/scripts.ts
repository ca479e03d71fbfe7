import { parse } from "acorn";
import {
  api,
  browsersWithout,
  type Feature,
  featuresOf,
  javascript,
} from "./browsers.ts";

/**
 * The features that the scripts use although a browser of the baseline lacks
 * them. Each stands with the reason why those browsers get along.
 */
const KNOWN: Record<string, string> = {
  "AbortSignal.timeout": "entry.tsx adds it for react-aria",
  ClipboardItem: "share-link.ts asks first",
  "Error.captureStackTrace": "zod asks first",
  "Intl.Segmenter": "graphemes.ts asks first and has a rule of its own",
  ".checkVisibility()": "react-aria asks first",
  ".drop()": "a method of useDragHandle and the like",
  ".getAuthenticatorData()": "@simplewebauthn/browser asks first",
  ".getPublicKey()": "@simplewebauthn/browser asks first",
  ".getPublicKeyAlgorithm()": "@simplewebauthn/browser asks first",
  ".getTransports()": "@simplewebauthn/browser asks first",
  ".isConditionalMediationAvailable()": "@simplewebauthn/browser asks first",
  Notification: "phone.ts asks first",
  "Notification.permission": "phone.ts asks first",
  "Notification.requestPermission": "phone.ts asks first",
  ".getTextInfo()": "react-aria asks first",
  navigation: "react-dom asks first",
  print: "Firefox on Android has no printing",
  ".replaceSync()": "LetterPreview.tsx asks first",
  requestIdleCallback: "when-quiet.ts asks first",
  ".segment()": "the method of Intl.Segmenter",
  setImmediate: "react-dom asks first",
  ".setAppBadge()": "phone.ts asks first",
  ".share()": "share-link.ts asks first",
  ".startViewTransition()":
    "opening.ts asks first, react-dom for <ViewTransition>",
  ".when()": "a function of zod's own",
};

type Node = { type: string } & Record<string, unknown>;

/** Returns what a script uses that a browser of the baseline lacks. */
export function newFeaturesOf(source: string): Set<string> {
  const found = new Set<string>();
  walk(readTree(source), (node, isReference) => {
    for (const name of namesIn(node, isReference))
      if (!(name in KNOWN)) found.add(name);
  });
  return found;
}

/** Refuses the syntax of every later edition, such as `using`. */
function readTree(source: string): unknown {
  return parse(source, { ecmaVersion: 2022, sourceType: "module" });
}

function namesIn(node: Node, isReference: boolean): string[] {
  if (node.type === "StaticBlock") return ["a static block"];
  if (node.type === "Literal") return lookbehinds(node);
  if (node.type === "MemberExpression") return statics(node);
  if (node.type === "CallExpression") return methods(node);
  if (node.type === "Identifier" && isReference) return globals(node);
  return [];
}

function lookbehinds({ regex }: Node): string[] {
  const pattern = isNodeLike(regex) ? regex.pattern : undefined;
  return typeof pattern === "string" && /\(\?<[=!]/.test(pattern)
    ? [`the lookbehind of /${pattern}/`]
    : [];
}

/** Finds `URL.parse` and `Object.groupBy`. */
function statics(node: Node): string[] {
  const owner = nameOf(node.object);
  const name = propertyOf(node);
  if (!owner || !name) return [];
  const features = GLOBALS.get(owner);
  const feature = features && featuresOf(features);
  const found = feature?.get(`${name}_static`) ?? feature?.get(name);
  return found && isNew(found) ? [`${owner}.${name}`] : [];
}

/**
 * Finds `list.toSorted()`, by its name alone. A call with `?.` asks first.
 */
function methods({ callee, optional }: Node): string[] {
  if (!isNode(callee) || callee.type !== "MemberExpression") return [];
  const name = propertyOf(callee);
  const isKnownOwner = GLOBALS.has(nameOf(callee.object) ?? "");
  return name && !optional && !isKnownOwner && NEW_METHODS.has(name)
    ? [`.${name}()`]
    : [];
}

function globals(node: Node): string[] {
  const name = nameOf(node) ?? "";
  const feature = GLOBALS.get(name);
  return feature && isNew(feature) ? [name] : [];
}

const isNew = (feature: Feature) => browsersWithout(feature).length > 0;

const builtins = javascript.builtins ?? {};

/** Interfaces and functions, by the name under which a script finds them. */
const GLOBALS = new Map([
  ...featuresOf(api.Window ?? {}),
  ...featuresOf(api),
  ...featuresOf(builtins),
]);

/**
 * The methods that only newer browsers have, of anything that all have: an
 * interface that is missing as a whole is found by its own name.
 */
const NEW_METHODS = newMethods();

function newMethods(): Set<string> {
  const isInAll = new Map<string, boolean>();
  const collect = (owner: Feature) => {
    if (isNew(owner)) return;
    for (const [key, feature] of featuresOf(owner)) {
      const name = key.replace(/_static$/, "");
      isInAll.set(name, isInAll.get(name) || !isNew(feature));
      collect(feature);
    }
  };
  for (const [, owner] of [...featuresOf(builtins), ...featuresOf(api)])
    collect(owner);
  return new Set(
    [...isInAll].filter(([, isIn]) => !isIn).map(([name]) => name),
  );
}

function propertyOf({ computed, property }: Node): string | undefined {
  return computed ? undefined : nameOf(property);
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) &&
    value.type === "Identifier" &&
    typeof value.name === "string"
    ? value.name
    : undefined;
}

/** Visits all nodes; names of properties are no references. */
function walk(
  value: unknown,
  visit: (node: Node, isReference: boolean) => void,
  isReference = true,
): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  if (!isNode(value)) return;
  visit(value, isReference);
  for (const [key, child] of Object.entries(value)) {
    const isName = key === "property" || key === "key";
    walk(child, visit, !isName || value.computed === true);
  }
}

function isNode(value: unknown): value is Node {
  return isNodeLike(value) && typeof value.type === "string";
}

function isNodeLike(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
