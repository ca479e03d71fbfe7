import * as z from "zod/mini";

// A list of the packages in a release, for programs that look up known
// vulnerabilities: CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/

const Names = z.optional(z.record(z.string(), z.string()));
const Details = z.looseObject({
  dependencies: Names,
  optionalDependencies: Names,
});

/**
 * The parts of bun.lock that are read. A package is a tuple: "name@version",
 * registry, details, integrity.
 */
const Lockfile = z.looseObject({
  workspaces: z.looseObject({
    "": z.looseObject({ dependencies: Names, devDependencies: Names }),
  }),
  packages: z.record(
    z.string(),
    z.tuple([z.string(), z.string(), Details, z.string()]),
  ),
});
type Packages = z.output<typeof Lockfile>["packages"];

/** The development dependencies of which the executable contains a part. */
const BUILT_IN = ["bun", "@zxcvbn-ts/language-common"];

type Component = {
  type: "library";
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  /** "excluded": only used to build and test, and not in the executable. */
  scope: "required" | "excluded";
  hashes: { alg: "SHA-512"; content: string }[];
};

type Sbom = {
  bomFormat: "CycloneDX";
  specVersion: "1.6";
  version: 1;
  metadata: {
    /** The date of the commit, so that the same commit gives the same list. */
    timestamp?: string;
    component: {
      type: "application";
      "bom-ref": string;
      name: string;
      version: string;
    };
  };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** `date` is ISO 8601, or "" if unknown. */
type Release = { name: string; version: string; date: string };

/** Makes the list from the text of bun.lock. Throws for an unknown format. */
export function makeSbom(lockText: string, release: Release): Sbom {
  const { workspaces, packages } = Lockfile.parse(Bun.JSONC.parse(lockText));
  const { dependencies = {}, devDependencies = {} } = workspaces[""];
  const shipped = reachable(packages, Object.keys(dependencies));
  for (const name of BUILT_IN) shipped.add(name);
  const ref = `${release.name}@${release.version}`;
  const { name, version } = release;
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      ...(release.date && { timestamp: release.date }),
      component: { type: "application", "bom-ref": ref, name, version },
    },
    components: componentsOf(packages, shipped),
    dependencies: [
      { ref, dependsOn: purlsOf(packages, direct) },
      ...edgesOf(packages),
    ],
  };
}

/** Returns one component for each version, even if the lockfile repeats it. */
function componentsOf(
  packages: Packages,
  shipped: ReadonlySet<string>,
): Component[] {
  const components = new Map<string, Component>();
  for (const [key, [id, , , integrity]] of Object.entries(packages)) {
    const purl = purlOf(id);
    const isShipped =
      shipped.has(key) || components.get(purl)?.scope === "required";
    const [, name = "", version = ""] = /^(.+)@([^@]+)$/.exec(id) ?? [];
    const digest = integrity.replace(/^sha512-/, "");
    components.set(purl, {
      type: "library",
      "bom-ref": purl,
      name,
      version,
      purl,
      scope: isShipped ? "required" : "excluded",
      hashes: [
        {
          alg: "SHA-512",
          content: Buffer.from(digest, "base64").toString("hex"),
        },
      ],
    });
  }
  return [...components.values()];
}

function edgesOf(packages: Packages): Sbom["dependencies"] {
  const edges = new Map<string, Set<string>>();
  for (const [key, [id]] of Object.entries(packages)) {
    const ref = purlOf(id);
    const needed = purlsOf(packages, needsOf(packages, key));
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...needed]));
  }
  return [...edges].map(([ref, needed]) => ({ ref, dependsOn: [...needed] }));
}

function purlsOf(packages: Packages, keys: string[]): string[] {
  return keys.flatMap((key) => {
    const [id] = packages[key] ?? [];
    return id === undefined ? [] : [purlOf(id)];
  });
}

/** "pkg:npm/%40scope/name@1.2.3": https://github.com/package-url/purl-spec */
function purlOf(id: string): string {
  return `pkg:npm/${id.replace(/^@/, "%40")}`;
}

/** Returns the lockfile's keys of these packages and all their dependencies. */
function reachable(packages: Packages, keys: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const needed of needsOf(packages, key)) visit(needed);
  };
  for (const key of keys) visit(key);
  return found;
}

/** Returns the keys of a package's dependencies that the lockfile contains. */
function needsOf(packages: Packages, key: string): string[] {
  const { dependencies, optionalDependencies } = packages[key]?.[2] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  return names.flatMap((name) => keyFor(packages, key, name) ?? []);
}

const SEGMENT = /@[^/]+\/[^/]+|[^/]+/g;

/** Searches like node_modules: first below the package itself, then above. */
function keyFor(
  packages: Packages,
  from: string,
  name: string,
): string | undefined {
  const path = from.match(SEGMENT) ?? [];
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const key = [...path.slice(0, depth), name].join("/");
    if (Object.hasOwn(packages, key)) return key;
  }
  return undefined;
}
