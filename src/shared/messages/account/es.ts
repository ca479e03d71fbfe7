import type { AccountMessages } from "./en.ts";

export const es: AccountMessages = {
  title: "Tu cuenta",
  loadFailed: (reason) => `No se ha podido cargar. ${reason}`,
  remove: "Quitar",
  removeOne: (name) => `Quitar ${name}`,
  since: (since) => `Desde: ${since}.`,
  insecure: (url) =>
    `Para esto la tienda necesita https y un nombre propio. Abre el panel en ${url}.`,
  phone: {
    title: "Este móvil u ordenador",
    intro:
      "Un pedido nuevo puede sonar aquí, sin ningún nombre en la pantalla bloqueada.",
    turnOn: "Sonar en este dispositivo",
    turnOff: "Dejar de sonar aquí",
    isOn: "Este dispositivo suena con los pedidos nuevos.",
    unsupported:
      "Este navegador no puede sonar. En un iPhone, elige antes Compartir y Añadir a pantalla de inicio, y abre el panel desde ahí.",
    blocked:
      "Las notificaciones de esta tienda están bloqueadas. Permítelas en los ajustes de tu navegador y vuelve.",
    failed: "Todavía no suena",
    noAnswer:
      "El servicio de notificaciones del navegador no ha respondido. Inténtalo otra vez.",
    others: "Otros dispositivos que suenan",
    unknown: "Navegador desconocido",
    install:
      "Añade el panel a la pantalla de inicio desde el menú de tu navegador: se abre como una aplicación y su icono muestra cuántos pedidos están pendientes.",
  },
  passkeys: {
    title: "Claves de acceso",
    intro:
      "Entra con tu huella, tu cara o el código de tu dispositivo. Tu contraseña sigue siendo el camino de vuelta.",
    none: "Todavía no hay claves de acceso.",
    name: "Nombre",
    nameHint: "Por ejemplo, el dispositivo en que está.",
    password: "Tu contraseña",
    add: "Añadir una clave de acceso",
    adding: "Esperando a tu dispositivo...",
    added: "Clave de acceso añadida",
    failed: "La clave de acceso no se ha añadido",
    notMade:
      "Tu dispositivo no ha creado ninguna clave. Puede que ya tenga una de esta tienda.",
    lastUsed: (when) => `Último uso: ${when}.`,
    never: "Sin usar todavía.",
    removed: "Clave de acceso quitada",
    removeFailed: "La clave de acceso no se ha podido quitar",
  },
  password: {
    title: "Contraseña",
    intro:
      "Una contraseña nueva cierra todas las demás sesiones y los enlaces a tus páginas en los correos de los pedidos. La sección Pedidos te envía otros nuevos.",
    now: "Tu contraseña actual",
    next: "Contraseña nueva",
    hint: (min) =>
      `Al menos ${min} caracteres. Tres o cuatro palabras sin relación son fáciles de recordar.`,
    save: "Cambiar la contraseña",
    saved: {
      title: "Contraseña cambiada",
      description: "Aquí sigues dentro.",
    },
    failed: "La contraseña no se ha cambiado",
  },
  byLink: {
    title: "Elige una contraseña nueva",
    intro:
      "Termina todas las sesiones y los enlaces a tus páginas en los correos de los pedidos. La pestaña Pedidos te envía otros.",
    save: "Guardar y entrar",
    done: "Ya has entrado con ella.",
    incomplete:
      "Este enlace está incompleto. Ábrelo otra vez desde el correo o pide uno nuevo en la página de acceso.",
    toLogin: "Al acceso",
  },
  sessions: {
    title: "Dónde has entrado",
    intro:
      "«Cerrar todas las demás» cierra también los enlaces a tus páginas en los correos de los pedidos. La sección Pedidos te envía otros nuevos.",
  },
};
