import type { WithdrawalMessages } from "./en.ts";

export const es: WithdrawalMessages = {
  open: "Desistir del contrato aquí",
  title: "Desistir del contrato",
  close: "Cerrar",
  keep: "Cancelar",
  name: "Nombre",
  order: "Pedido",
  email: "Correo electrónico",
  items: "De qué desistes",
  excepted: "Las pinzas personalizadas quedan excluidas.",
  confirm: "Confirmar el desistimiento",
  sending: "Enviando...",
  failed: "No se ha enviado tu desistimiento",
  done: {
    title: "Hemos recibido tu desistimiento",
    description: "Te enviamos el acuse de recibo por correo.",
  },
  withdrawn: (date) =>
    `Desististe el ${date}. Te enviamos el acuse de recibo por correo.`,
  badge: { whole: "Desistido", inPart: "Desistido en parte" },
  noScript: "Para desistir sin JavaScript, escribe a {}.",
  form: {
    text: "Escribe tu nombre, el número de tu pedido y el correo con el que pediste. El número está en nuestros correos.",
    done: "Hemos recibido tu desistimiento. Si el correo es correcto, te llega allí un acuse de recibo.",
    again: "Desistir de otro pedido",
  },
  told: (date) => `Desistimiento del ${date}:`,
};
