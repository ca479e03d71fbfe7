import type { DemoMessages } from "./en.ts";

export const fr: DemoMessages = {
  about: {
    title: "Pinces à cheveux en résine, faites main",
    description:
      "Pinces à cheveux en résine faites main, coulées en petites séries. Choisissez la vôtre ou créez-la, avec breloques et lettres.",
    tagline:
      "Pinces à cheveux en résine faites main, coulées en petites séries.",
    closing: "Faites à la main, une pince à la fois.",
  },
  hero: {
    headline: "Tout tient.",
    sentence:
      "Des pinces coulées, polies et terminées à la main, dans une résine qui capte la lumière.",
  },
  shop: {
    title: "La coulée du moment",
    text: "Chaque pince vient d’une petite série\u00a0: la volute que vous recevez n’est qu’à vous.",
  },
  promo: { title: "Écrivez-le dans la résine", sample: "FLEUR" },
  process: {
    title: "Notre savoir-faire",
    text: (minutes) =>
      `Une pince personnalisée demande environ ${minutes} minutes de travail. Puis la résine prend son temps.`,
    steps: [
      {
        title: "Couler",
        text: "Les pigments rejoignent la résine au jugé, puis une aiguille les étire. Jamais deux volutes pareilles.",
      },
      {
        title: "Poser",
        text: "Breloques et perles lettres se posent tant que la surface est tendre\u00a0: elles sont dans la pince, et non dessus.",
      },
      {
        title: "Polir",
        text: "Chaque arête est poncée et lustrée, jusqu’à glisser sans accrocher.",
      },
      {
        title: "Monter",
        text: "Nous posons la charnière, l’essayons à la main, et n’emballons qu’ensuite.",
      },
    ],
    days: [
      {
        title: "Trois jours",
        text: "de durcissement, au calme et dans le noir",
      },
      { title: "Deux jours", text: "pour polir, emballer et expédier" },
    ],
  },
  gallery: {
    title: "Nos pinces en liberté",
    flatlay: "Cinq pinces sur du papier crème, avec quelques perles",
    hinge: "Le ressort doré d’une pince abricot, en gros plan",
    petals: "Des fleurs pressées dans la résine claire",
    macro: "De la résine écaille, en gros plan",
    dish: "Une pince couleur sauge sur une assiette mouchetée",
    plinth: "Une pince citron et pêche sur un socle de pierre",
  },
  newsletter: {
    title: "La prochaine coulée en avant-première",
    text: "Un court e-mail quand de nouvelles pinces sont prêtes. Rien d’autre.",
    welcome: "Vous êtes sur la liste pour la prochaine coulée.",
  },
  delivery: "Prêtes en 5 jours environ",
  details:
    "Deux moitiés de résine coulée, une charnière en laiton et un ressort en acier. Chaque bord est poncé et poli, pour glisser sans tirer.\n\nChaque coulée a ses propres volutes\u00a0: la vôtre ressemblera à celle-ci, sans être tout à fait la même.",
  products: {
    rose: {
      name: "Volute de quartz rose",
      description:
        "Un rose laiteux mêlé à la main à la résine claire, et une fine veine d’or.",
    },
    tortoise: {
      name: "Écaille de miel",
      description:
        "Un ambre chaud aux traînées brun fumé\u202f; chaque coulée prend autrement.",
    },
    meadow: {
      name: "Herbier des prés",
      description:
        "De minuscules fleurs et fougères, pressées dans une résine à peine rosée.",
    },
    sage: {
      name: "Sauge & feuille d’or",
      description:
        "Une pince ajourée, d’un vert sauge doux aux éclats de feuille d’or.",
    },
    plum: {
      name: "Prune étoilée",
      description:
        "Une prune profonde aux paillettes rose et or, qui attrapent la lumière.",
    },
    tide: {
      name: "Agate des marées",
      description:
        "Des bandes bleu mer, enroulées comme une agate polie, dans un cadre ouvert.",
    },
    apricot: {
      name: "Fondu d’abricot",
      description: "La crème fond en abricot mûr, avec un fin scintillement.",
    },
    terrazzo: {
      name: "Terrazzo Pop",
      description:
        "Des confettis argile, sauge et lie-de-vin sur un fond rosé.",
    },
    sherbet: {
      name: "Nuage de sorbet",
      description:
        "Un nuage festonné, citron et pêche, aussi doux que son nom.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Sauge",
    eucalyptus: "Eucalyptus",
    olive: "Olive",
  },
  charms: {
    star: "Bonne étoile",
    heart: "Petit cœur",
    bow: "Nœud de ballerine",
    cherry: "Duo de cerises",
    daisy: "Pâquerette",
    butterfly: "Papillon lilas",
    moon: "Lune dorée",
    pearl: "Perle nacrée",
    shell: "Coquillage pêche",
    strawberry: "Fraise",
    mushroom: "Amanite",
    eye: "Œil porte-bonheur",
  },
  resins: {
    rose: "Quartz rose",
    tortoise: "Écaille de miel",
    sage: "Sauge & feuille d’or",
    plum: "Prune étoilée",
    tide: "Agate des marées",
    apricot: "Fondu d’abricot",
    terrazzo: "Terrazzo Pop",
    meadow: "Herbier des prés",
    sherbet: "Nuage de sorbet",
  },
  pages: {
    shipping: {
      title: "Livraison",
      text: "Chaque pince est réalisée après votre commande\u00a0: trente minutes à l’établi, trois jours de durcissement, deux jours pour polir et emballer. Elle part donc environ cinq jours plus tard.\n\n## Comment elle voyage\n\nDans une boîte matelassée, sous papier de soie. Votre page de commande montre où elle en est, et un e-mail vous prévient de son départ.\n\n## Ce que cela coûte\n\nVous ne payez rien en commandant. Nous vous écrivons d’abord, avec les frais de port et la façon de payer.\n\n## Si elle se perd\n\nÉcrivez-nous. Nous la refaisons ou nous vous remboursons, comme vous préférez.",
    },
    returns: {
      title: "Retours",
      text: "Ce n’est pas ce que vous espériez\u202f? Renvoyez votre pince sans l’avoir portée dans les 14 jours qui suivent sa réception, et nous vous remboursons.\n\n## Comment faire\n\nÉcrivez-nous avec le numéro de votre commande. Nous répondons avec l’adresse, le plus souvent dans la journée.\n\n## Les pinces à vos lettres\n\nUne pince que vous avez créée n’est faite que pour vous\u00a0: nous ne pouvons pas la reprendre. Sauf, bien sûr, si elle a un défaut.\n\n## Si quelque chose est cassé\n\nEnvoyez-nous une photo. Nous la réparons, la refaisons ou vous remboursons.",
    },
    care: {
      title: "Entretien",
      text: "La résine est plus solide qu’elle n’en a l’air, et elle reste brillante des années si vous la ménagez un peu.\n\n## Tous les jours\n\nRetirez la pince avant la douche, la baignade et la nuit. Remettez-la après le parfum et la laque, une fois qu’ils sont secs.\n\n## Pour la nettoyer\n\n- De l’eau tiède et une goutte de savon doux\n- Un chiffon doux pour la sécher\n- Ni alcool, ni acétone, ni lave-vaisselle\n\n## Ce qu’elle n’aime pas\n\nLa chaleur. Un tableau de bord en juillet ou un fer à lisser brûlant peuvent la déformer.\n\n## Le ressort\n\nS’il grince, une goutte d’huile de machine à coudre sur la charnière suffit.",
    },
    faq: {
      title: "Questions fréquentes",
      text: "## Combien de temps faut-il pour une pince\u202f?\n\nEnviron cinq jours à partir de votre commande. L’essentiel de ce temps, la résine durcit, au calme et dans le noir.\n\n## La mienne sera-t-elle comme sur l’image\u202f?\n\nSemblable, mais pas identique. Chaque coulée a ses propres volutes, et c’est tout son charme.\n\n## Quelle taille pour mes cheveux\u202f?\n\nLa page de chaque pince la dessine à côté d’une carte bancaire. Sept centimètres environ retiennent la moitié des cheveux, dix environ toute la chevelure.\n\n## Quand est-ce que je paie\u202f?\n\nPas en commandant. Nous vous écrivons d’abord.\n\n## Puis-je encore modifier ma commande\u202f?\n\nTant que nous n’avons pas commencé\u00a0: votre page de commande permet d’annuler, et pour le reste, écrivez-nous.",
    },
  },
};
