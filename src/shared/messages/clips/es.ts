import type { ClipsMessages } from "./en.ts";

export const es: ClipsMessages = {
  allClips: "Todas las pinzas",
  zoom: "Ver la imagen en grande",
  close: "Cerrar",
  payLater: "Ahora no pagas nada. Primero te escribimos.",
  deliveryAt: (price) => `Entrega: ${price}`,
  deliveryFrom: (price) =>
    `Entrega desde ${price}, se elige al hacer el pedido`,
  deliveryFree: "La entrega no cuesta nada",
  deliveryFreeFrom: (price) => `Entrega gratis desde ${price}`,
  inDrop: (count) => `${count} pinzas en esta venta`,
  details: "Detalles",
  care: "Cuidado",
  careText:
    "La resina se ablanda con el calor: no la dejes en un coche al sol ni en la sauna. Basta con un paño suave y seco.",
  careLink: "Más sobre el cuidado",
  deliveryReturns: "Entrega y devoluciones",
  questions: "¿Preguntas? Escribe a {}",
  inHand: "En tu mano",
  scaleText:
    "Dibujada a escala junto a una tarjeta bancaria, para que sepas lo que va con tu pelo antes de que llegue.",
  lifeSize: "A tamaño real en tu pantalla",
  lifeSizeHelp:
    "Pon una tarjeta bancaria sobre la pantalla y desliza hasta que los bordes coincidan. Lo recordamos en este dispositivo.",
  bankCard: "Tarjeta bancaria",
  more: "Más de esta tanda",
  failed: "No hemos podido cargar esta pinza.",
  gone: "Esta pinza ya no está",
  goneText: "Quizá ha encontrado su melena. Las demás siguen sujetando.",
  wide: (width) => `${width} de ancho`,
  drawing: (width) =>
    `La pinza, ${width} de ancho, dibujada a escala sobre una tarjeta bancaria`,
  picture: (number, count) => `Imagen ${number} de ${count}`,
};
