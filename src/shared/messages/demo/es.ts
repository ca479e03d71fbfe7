import type { DemoMessages } from "./en.ts";

export const es: DemoMessages = {
  about: {
    title: "Pinzas de pelo de resina, hechas a mano",
    description:
      "Pinzas de pelo de resina hechas a mano, en tandas pequeñas. Elige una o diseña la tuya con charms y letras.",
    tagline: "Pinzas de pelo de resina hechas a mano, en tandas pequeñas.",
    closing: "Hechas a mano, una pinza cada vez.",
  },
  hero: {
    headline: "Lo sujeta todo.",
    sentence:
      "Pinzas vertidas, pulidas y acabadas a mano, en una resina que atrapa la luz.",
  },
  shop: {
    title: "La tanda actual",
    text: "Cada pinza sale de una tanda pequeña: el remolino que te llega es solo tuyo.",
  },
  promo: { title: "Dilo en resina", sample: "FLOR" },
  process: {
    title: "Así las hacemos",
    text: (minutes) =>
      `Hacer una pinza personalizada lleva unos ${minutes} minutos. Después, la resina se toma su tiempo.`,
    steps: [
      {
        title: "Verter",
        text: "El pigmento entra en la resina clara a ojo y se arrastra por el molde con un alfiler. No hay dos remolinos iguales.",
      },
      {
        title: "Colocar",
        text: "Los charms y las cuentas con letra entran mientras la superficie está blanda: quedan dentro de la pinza, no encima.",
      },
      {
        title: "Pulir",
        text: "Cada canto se lija y se abrillanta hasta que se desliza por el pelo sin engancharse.",
      },
      {
        title: "Montar",
        text: "Ponemos el muelle, lo abrimos y cerramos a mano, y solo entonces la envolvemos.",
      },
    ],
    days: [
      { title: "Tres días", text: "para curar, a oscuras y en paz" },
      { title: "Dos días", text: "para pulir, envolver y enviar" },
    ],
  },
  gallery: {
    title: "Pinzas por el mundo",
    flatlay: "Cinco pinzas sobre papel crema con unas perlas",
    hinge: "El muelle dorado de una pinza albaricoque, de cerca",
    petals: "Flores prensadas dentro de resina clara",
    macro: "Resina carey, de cerca",
    dish: "Una pinza color salvia en un plato moteado",
    plinth: "Una pinza limón y melocotón sobre un pedestal de piedra",
  },
  newsletter: {
    title: "La próxima tanda, antes que nadie",
    text: "Un correo breve cuando hay pinzas nuevas. Nada más.",
    welcome: "Ya estás en la lista para la próxima tanda.",
  },
  delivery: "Listas en unos 5 días",
  details:
    "Dos mitades de resina vertida, una bisagra de latón y un muelle de acero. Cada borde está lijado y pulido, para que salga sin tirar.\n\nCada tanda se arremolina a su manera: la tuya se parecerá a esta, sin ser igual.",
  products: {
    rose: {
      name: "Remolino de cuarzo rosa",
      description:
        "Rosas lechosos mezclados a mano en resina clara, con una veta de oro fina como un cabello.",
    },
    tortoise: {
      name: "Carey de miel",
      description:
        "Resina ámbar cálida con vetas de un marrón ahumado; cada tanda cuaja distinta.",
    },
    meadow: {
      name: "Pradera en flor",
      description:
        "Florecillas y ramitas de helecho, prensadas en resina clara con un toque rosado.",
    },
    sage: {
      name: "Salvia y pan de oro",
      description:
        "Una pinza calada y ligera, en salvia suave con copos de pan de oro.",
    },
    plum: {
      name: "Ciruela estrellada",
      description:
        "Ciruela profunda con purpurina rosa y dorada que atrapa cualquier luz.",
    },
    tide: {
      name: "Ágata de marea",
      description:
        "Franjas azul mar, en remolino como un ágata pulida, en un marco abierto.",
    },
    apricot: {
      name: "Degradado albaricoque",
      description:
        "La crema se funde en albaricoque maduro, con un brillo fino por dentro.",
    },
    terrazzo: {
      name: "Terrazo pop",
      description:
        "Confeti color arcilla, salvia y vino sobre una base rosada y brillante.",
    },
    sherbet: {
      name: "Nube de sorbete",
      description:
        "Una nube ondulada de sorbete de limón y melocotón, suave como su nombre.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Salvia",
    eucalyptus: "Eucalipto",
    olive: "Oliva",
  },
  charms: {
    star: "Estrella de la suerte",
    heart: "Corazoncito",
    bow: "Lazo de ballet",
    cherry: "Par de cerezas",
    daisy: "Margarita",
    butterfly: "Mariposa lila",
    moon: "Luna dorada",
    pearl: "Perla",
    shell: "Concha melocotón",
    strawberry: "Fresa",
    mushroom: "Seta roja",
    eye: "Ojo de la suerte",
  },
  resins: {
    rose: "Cuarzo rosa",
    tortoise: "Carey de miel",
    sage: "Salvia y pan de oro",
    plum: "Ciruela estrellada",
    tide: "Ágata de marea",
    apricot: "Degradado albaricoque",
    terrazzo: "Terrazo pop",
    meadow: "Pradera en flor",
    sherbet: "Nube de sorbete",
  },
  pages: {
    shipping: {
      title: "Envíos",
      text: "Cada pinza se hace después de tu pedido: treinta minutos en la mesa de trabajo, tres días para curar, dos días para pulir y envolver. Así que sale unos cinco días después.\n\n## Cómo viaja\n\nEn una caja acolchada, envuelta en papel de seda. La página de tu pedido te dice cómo va, y te mandamos un correo cuando sale.\n\n## Cuánto cuesta\n\nAl hacer el pedido no pagas nada. Primero te escribimos, con los gastos de envío y cómo pagar.\n\n## Si se pierde\n\nEscríbenos. La hacemos otra vez o te devolvemos el dinero, lo que prefieras.",
    },
    returns: {
      title: "Devoluciones",
      text: "¿No es lo que esperabas? Devuélvela sin estrenar en los 14 días siguientes a su llegada y te devolvemos el dinero.\n\n## Cómo se hace\n\nEscríbenos con el número de tu pedido. Te contestamos con la dirección, casi siempre en un día.\n\n## Pinzas con tus letras\n\nUna pinza que has diseñado es solo para ti, así que no podemos aceptarla de vuelta. Salvo que tenga algún defecto, claro.\n\n## Si llega algo roto\n\nMándanos una foto. La arreglamos, la hacemos otra vez o te devolvemos el dinero.",
    },
    care: {
      title: "Cuidado de la pinza",
      text: "La resina es más fuerte de lo que parece y brilla durante años si la tratas con un poco de mimo.\n\n## Cada día\n\nQuítate la pinza antes de ducharte, nadar o dormir. Póntela después del perfume y la laca, cuando ya estén secos.\n\n## Para limpiarla\n\n- Agua tibia y una gota de jabón suave\n- Un paño suave para secarla\n- Nada de alcohol, acetona ni lavavajillas\n\n## Lo que no le gusta\n\nEl calor. Un salpicadero en julio o una plancha caliente pueden deformarla.\n\n## El muelle\n\nSi chirría, basta una gota de aceite de máquina de coser en la bisagra.",
    },
    faq: {
      title: "Preguntas frecuentes",
      text: "## ¿Cuánto tarda una pinza?\n\nUnos cinco días desde tu pedido. La mayor parte del tiempo la resina cura, a oscuras y en paz.\n\n## ¿La mía será como la de la foto?\n\nParecida, pero no idéntica. Cada tanda dibuja sus propios remolinos, y ahí está la gracia.\n\n## ¿Qué tamaño le va a mi pelo?\n\nLa página de cada pinza la dibuja junto a una tarjeta bancaria. Unos siete centímetros sujetan la mitad del pelo; unos diez, todo.\n\n## ¿Cuándo pago?\n\nAl hacer el pedido, no. Primero te escribimos.\n\n## ¿Puedo cambiar mi pedido?\n\nMientras no hayamos empezado: en la página de tu pedido puedes cancelarlo, y para lo demás nos escribes.",
    },
  },
};
