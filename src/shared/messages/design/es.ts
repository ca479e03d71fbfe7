import { list } from "#shared/messages/words.ts";
import type { DesignMessages } from "./en.ts";

export const es: DesignMessages = {
  title: "Diseña tu pinza",
  editTitle: "Edita tu pinza",
  sharedTitle: "Alguien ha diseñado esta pinza",
  close: "Cerrar el diseñador",
  parts: {
    label: "Partes de tu pinza",
    letters: "Letras",
    resin: "Resina",
    charms: "Charms",
  },
  message: {
    label: "Tu mensaje",
    hint: "Las letras están incluidas en el precio.",
    placeholder: (max) => `Hasta ${max} letras`,
    used: "Caracteres usados: ",
    count: (count, max) => `${count} de ${max} caracteres usados`,
  },
  charms: {
    onClip: "Charms de tu pinza",
    choose: (max) => `Charms, elige hasta ${max}`,
    sides: {
      left: "a la izquierda",
      middle: "en el centro",
      right: "a la derecha",
    },
    free: (side) => `Hueco ${side}, libre`,
    lies: (name, side) => `${name}, ${side}`,
    swap: "Cambiar",
    swapName: (name) => `Cambiar ${name}`,
    remove: "Quitar",
    removeName: (name) => `Quitar ${name}`,
    exchange: (one, other) => `Intercambiar ${one} y ${other}`,
    goesHere: "Elige qué va aquí.",
    keep: (name) => `Dejar ${name}`,
    full: "Ya están los tres. Pulsa uno en la pinza para cambiarlo.",
    loading: "Cargando los charms...",
    none: "Ahora mismo no hay charms. Aun así puedes añadir letras.",
    failed: "No hemos podido cargar los charms.",
    check:
      "Revisa tu conexión e inténtalo de nuevo. Aun así puedes añadir letras.",
  },
  unavailable: {
    out: "Agotado",
    gone: "Ya no está",
    outName: (name) => `${name}, agotado`,
    goneName: (name) => `${name}, ya no está`,
  },
  areOut: (names) =>
    `${list("es", names)} ${names.length > 1 ? "se han agotado" : "se ha agotado"}.`,
  areGone: (names) =>
    `${list("es", names)} ya no ${names.length > 1 ? "están" : "está"} en la tienda.`,
  swapCharm: "Cámbialo o quítalo.",
  swapCharms: "Cámbialos o quítalos.",
  otherResin: "Elige otra resina.",
  plus: (name, price) => `${name}, más ${price}`,
  price: {
    clip: (price) => `${price} pinza`,
    resin: (price) => `${price} resina`,
    charms: (price) => `${price} charms`,
    announced: (price) => `Precio ${price}`,
  },
  description: "Tu propia pinza, con charms y letras, hecha para ti.",
  promise:
    "Cada tanda forma sus propios remolinos, así que la tuya será un poco distinta.",
  kept: "Tu diseño se queda aquí mientras tanto.",
  noWithdrawal:
    "Esta pinza se hace a medida para ti: no hay derecho de desistimiento.",
  surprise: "Sorpréndeme",
  undo: "Deshacer",
  update: "Guardar la pinza",
  updating: "Guardando...",
  shared: {
    lead: "Llévatela tal cual, o cambia lo que quieras y hazla tuya.",
    change: "Cambiarla",
  },
  share: {
    save: "Guardar y compartir",
    saving: "Guardando...",
    subject: (shopName) => `Mira esta pinza · ${shopName}`,
    link: "Enlace a tu diseño",
    hint: "Cópialo para compartirlo: abre tu diseño.",
    close: "Cerrar el enlace",
    copied: "El enlace está copiado.",
  },
  told: {
    updated: { title: "¡Pinza cambiada!" },
    addedAgain: {
      title: "Añadida como pinza nueva",
      description: "La que estabas editando ya no está en tu carrito.",
    },
    addFailed: {
      title: "No se ha podido añadir la pinza al carrito. Inténtalo de nuevo.",
    },
    updateFailed: {
      title: "No se ha podido cambiar la pinza. Inténtalo de nuevo.",
    },
    saved: { title: "¡Listo!", description: "Tu diseño está guardado." },
    saveFailed: {
      title: "No se ha guardado",
      description: "No se ha podido guardar tu diseño. Inténtalo de nuevo.",
    },
    sharedFailed: {
      title: "No hemos podido abrir ese diseño",
      description: "Revisa el enlace o diseña tu propia pinza.",
    },
    empty: "Diseña tu pinza",
    limit: "Ya no caben más",
  },
};
