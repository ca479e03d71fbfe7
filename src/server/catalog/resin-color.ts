// The colors of resins, each with the words for it in the shop's six languages. No
// word has two colors, so that a title is understood in any of them.
const RESINS: Record<string, string> = {
  "#D98A22": "honey honig miel miele honing",
  "#E39A2D": "amber bernstein ambre ámbar ambra barnsteen",
  "#6B3716": "tortoise schildpatt écaille carey tartaruga schildpad",
  "#B7713A": "caramel karamell caramelo caramello karamel",
  "#D77A8C": "rose",
  "#F0B7B5": "blush",
  "#E58AA5": "pink rosa roze",
  "#B00D48": "raspberry himbeere framboise frambuesa lampone framboos",
  "#B3202C": "red rot rouge rojo roja rosso rossa rood",
  "#8E1230": "cherry kirsche cerise cereza ciliegia kers",
  "#F2A680": "peach pfirsich pêche melocotón pesca perzik",
  "#EC7A62": "coral koralle corail corallo koraal",
  "#F1D85A": "lemon zitrone citron limón limone citroen",
  "#A9D8C2": "mint minze menthe menta munt",
  "#A9B88A": "sage salbei sauge salvia salie",
  "#7FA06B": "moss moos mousse musgo muschio mos",
  "#8A8A4C": "olive oliva olijf",
  "#8FB5A4": "eucalyptus eukalyptus eucalipto",
  "#4F8A5B": "green grün vert verte verde groen",
  "#3E8C8C": "teal petrol canard turquesa ottanio",
  "#8CC5BE": "sea meer mer mar mare zee",
  "#5E86C4": "blue blau bleu bleue azul blu azzurro blauw",
  "#27386E": "navy marine marino",
  "#B79BD0": "lilac flieder lilas lila lilla",
  "#A991CC": "lavender lavendel lavande lavanda",
  "#6B2D5C": "plum pflaume prune ciruela prugna pruim",
  "#5B5560": "smoke rauch fumé humo fumo rook",
  "#231F24": "black schwarz noir noire negro negra nero nera zwart",
  "#F7F3EC": "white weiß blanc blanche blanco blanca bianco bianca wit",
  "#F3EADD": "milk milch lait leche latte melk",
  "#EFE6DA": "pearl perle perla parel",
  "#E4EEF0": "clear klar transparent transparente trasparente helder",
  "#C9A04A": "gold or oro dorado goud",
  "#B9BDC4": "silver silber argent plata argento zilver",
};

const COLORS = new Map(
  Object.entries(RESINS).flatMap(([color, words]) =>
    words.split(" ").map((word) => [word, color] as const),
  ),
);

// French gold is English for a choice: "S or M", "7 cm or 9 cm".
const BETWEEN_TWO = /(?<=[\p{L}\d]) or (?=[\p{L}\d])/gu;

/** Returns the color of the first resin in a title; undefined without one. */
export function resinColor(title: string): string | undefined {
  return title
    .normalize()
    .toLowerCase()
    .replaceAll(BETWEEN_TWO, ", ")
    .split(/[^\p{L}]+/u)
    .map((word) => COLORS.get(word))
    .find((color) => color !== undefined);
}
