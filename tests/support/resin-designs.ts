import type { DrawnDesign, DrawnResin } from "#shared/clip/drawing.ts";

export const CHARM_FILES = [
  "star",
  "heart",
  "bow",
  "cherry",
  "daisy",
  "butterfly",
  "moon",
  "pearl",
  "shell",
  "strawberry",
  "mushroom",
  "evil-eye",
];

const path = (folder: string, file: string) => `/demo/${folder}/${file}.webp`;

export const drawnCharm = (file: string) => ({
  name: file,
  imageUrl: path("charms", file),
});

const design = (
  resinFile: string,
  color: string,
  charms: string[],
  customText: string,
): DrawnDesign & { resin: DrawnResin } => ({
  resin: {
    name: resinFile,
    imageUrl: path("resins", resinFile),
    picture: { color },
  },
  charms: charms.map(drawnCharm),
  customText,
});

/**
 * A design in each resin of the demo shop, with the color that the build
 * derives. The designs cover every number of charms, with and without letters.
 */
export const RESIN_DESIGNS = [
  design("rose-quartz", "#f7ccc5", ["star", "cherry", "moon"], "LUNA"),
  design("honey-tortoise", "#91634c", ["daisy", "heart", "butterfly"], "Mila"),
  design("sage-leaf", "#c4c6a4", ["bow", "strawberry"], "ZOE"),
  design("plum-starlight", "#af8ba1", ["moon", "pearl", "star"], "N ♥ A"),
  design("tide-agate", "#a9c2c4", ["shell", "evil-eye", "mushroom"], ""),
  design("apricot-fade", "#f2af89", ["daisy"], "APRIL"),
  design("terrazzo-pop", "#e1b39d", ["heart", "bow"], ""),
  design("pressed-meadow", "#e4c7b7", ["butterfly", "pearl", "bow"], "FLORAS"),
  design("sherbet-cloud", "#f3caa0", [], "SUNNY"),
];
