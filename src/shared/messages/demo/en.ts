/** The texts of the demo shop, which only a server writes into its database. */
export const en = {
  about: {
    title: "Handmade resin claw clips",
    description:
      "Handmade resin claw clips, poured in small batches. Choose one, or design your own with charms and letters.",
    tagline: "Handmade resin claw clips, poured in small batches.",
    closing: "Made by hand, one clip at a time.",
  },
  hero: {
    headline: "Hold everything.",
    sentence:
      "Claw clips poured, polished and finished by hand, in resin that catches the light.",
  },
  shop: {
    title: "The current pour",
    text: "Every clip is one of a small batch, so the swirl you get is yours alone.",
  },
  promo: { title: "Spell it out in resin", sample: "BLOOM" },
  process: {
    title: "Our Process",
    text: (minutes: number) =>
      `A custom claw clip takes about ${minutes} minutes to make. Then the resin takes its time.`,
    steps: [
      {
        title: "Pour",
        text: "Pigment goes into clear resin by eye and is drawn through the mold with a pin. No two swirls agree.",
      },
      {
        title: "Set",
        text: "Charms and letter beads go in while the surface is still soft, so they sit in the clip and not on it.",
      },
      {
        title: "Polish",
        text: "Every edge is sanded and buffed until it slides through hair without catching.",
      },
      {
        title: "Spring",
        text: "We fit the hinge, open and close it by hand, and only then wrap it.",
      },
    ],
    days: [
      { title: "Three days", text: "to cure, in the dark and in peace" },
      { title: "Two days", text: "to polish, pack and send" },
    ],
  },
  gallery: {
    title: "Clips in the wild",
    flatlay: "Five claw clips on cream paper with a few pearls",
    hinge: "The golden spring of an apricot clip, close up",
    petals: "Pressed flowers inside clear resin",
    macro: "Tortoise resin, close up",
    dish: "A sage clip on a speckled dish",
    plinth: "A lemon and peach clip on a stone plinth",
  },
  newsletter: {
    title: "First dibs on the next pour",
    text: "One short email when new clips are ready. Nothing else.",
    welcome: "You are on the list for the next pour.",
  },
  delivery: "Made in about 5 days",
  details:
    "Two halves of cast resin on a brass hinge with a steel spring. Every edge is sanded and buffed, so it slides out without pulling.\n\nEach pour swirls its own way: yours will look like this one, not exactly like it.",
  products: {
    rose: {
      name: "Rose Quartz Swirl",
      description:
        "Milky pinks folded by hand into clear resin, with a hair-fine vein of gold.",
    },
    tortoise: {
      name: "Honey Tortoise",
      description:
        "Warm amber resin with smoky brown drifts; every pour sets differently.",
    },
    meadow: {
      name: "Pressed Meadow",
      description:
        "Tiny blooms and fern sprigs, pressed into clear, blush-tinted resin.",
    },
    sage: {
      name: "Sage & Gold Leaf",
      description:
        "An airy, cut-out clip in soft sage with torn flakes of gold leaf.",
    },
    plum: {
      name: "Plum Starlight",
      description:
        "Deep plum with rose and gold glitter that catches every bit of light.",
    },
    tide: {
      name: "Tide Agate",
      description:
        "Sea-blue bands, swirled like a polished agate, in an open frame.",
    },
    apricot: {
      name: "Apricot Fade",
      description:
        "Cream melts into ripe apricot, with a fine shimmer all through.",
    },
    terrazzo: {
      name: "Terrazzo Pop",
      description:
        "Confetti chips of clay, sage and wine in a rosy, glossy base.",
    },
    sherbet: {
      name: "Sherbet Cloud",
      description:
        "A scalloped cloud in lemon and peach sherbet, soft as its name.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Sage",
    eucalyptus: "Eucalyptus",
    olive: "Olive",
  },
  charms: {
    star: "Lucky Star",
    heart: "Sweetheart",
    bow: "Ballet Bow",
    cherry: "Cherry Pair",
    daisy: "Daisy",
    butterfly: "Lilac Butterfly",
    moon: "Gilded Moon",
    pearl: "Pearl",
    shell: "Peach Shell",
    strawberry: "Strawberry",
    mushroom: "Toadstool",
    eye: "Evil Eye",
  },
  resins: {
    rose: "Rose Quartz",
    tortoise: "Honey Tortoise",
    sage: "Sage & Gold Leaf",
    plum: "Plum Starlight",
    tide: "Tide Agate",
    apricot: "Apricot Fade",
    terrazzo: "Terrazzo Pop",
    meadow: "Pressed Meadow",
    sherbet: "Sherbet Cloud",
  },
  /** The pages that the footer links, in Markdown. */
  pages: {
    shipping: {
      title: "Shipping",
      text: "Every clip is made after you order it: thirty minutes at the bench, three days to cure, two days to polish and pack. So it leaves us about five days later.\n\n## How it travels\n\nIn a padded box, wrapped in tissue paper. Your order page shows how far it is, and we send you an email when it goes.\n\n## What it costs\n\nYou pay nothing when you order. We write to you first, with the postage and with how to pay.\n\n## If it gets lost\n\nWrite to us. We make it again or give you your money back, whichever you prefer.",
    },
    returns: {
      title: "Returns",
      text: "Not what you had hoped for? Send it back within 14 days of its arrival, unworn, and we give you your money back.\n\n## How to do it\n\nWrite to us with the number of your order. We answer with the address, usually within a day.\n\n## Clips with your letters\n\nA clip that you designed is made for you alone, so we cannot take it back. Unless something is wrong with it, of course.\n\n## If something is broken\n\nSend us a photo. We mend it, make it again or give you your money back.",
    },
    care: {
      title: "Clip care",
      text: "Resin is tougher than it looks, and it stays glossy for years if you are a little kind to it.\n\n## Every day\n\nTake the clip out before you shower, swim or sleep. Put it in after perfume and hairspray, once they are dry.\n\n## To clean it\n\n- Lukewarm water and a drop of mild soap\n- A soft cloth to dry it\n- No alcohol, no acetone, no dishwasher\n\n## What it does not like\n\nHeat. A dashboard in July or a hot straightener can bend it.\n\n## The spring\n\nIf it squeaks, one drop of sewing machine oil at the hinge is enough.",
    },
    faq: {
      title: "FAQ",
      text: "## How long does a clip take?\n\nAbout five days from your order. Most of that time the resin cures, in the dark and in peace.\n\n## Will mine look like the picture?\n\nLike it, but not exactly. Each pour swirls its own way, and that is rather the point.\n\n## Which size suits my hair?\n\nEach clip's page draws it beside a bank card. Around seven centimeters hold half of your hair, around ten all of it.\n\n## When do I pay?\n\nNot when you order. We write to you first.\n\n## Can I still change my order?\n\nAs long as we have not begun: your order page has a button to cancel, and for all else you write to us.",
    },
  },
};
export type DemoMessages = typeof en;
