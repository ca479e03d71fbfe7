import { plural } from "#shared/messages/words.ts";
import type { PanelMessages } from "./en.ts";

export const es: PanelMessages = {
  save: "Guardar",
  saving: "Guardando...",
  cancel: "Cancelar",
  close: "Cerrar",
  undo: "Deshacer",
  yes: "Sí",
  no: "No",
  kept: "Lo que has escrito se conserva.",
  today: (time) => `hoy, ${time}`,
  noDay: (typed, example) =>
    `«${typed}» no es una fecha. Escríbela así: ${example}.`,
  login: {
    window: "Acceso al panel",
    title: "Acceso al panel",
    subtitle: "Escribe tus datos de acceso para gestionar tu tienda",
    username: "Usuario",
    password: "Contraseña",
    submit: "Entrar",
    pending: "Entrando...",
    done: {
      title: "Has entrado",
      description: "Te damos la bienvenida al panel",
    },
    failed: {
      title: "No has podido entrar",
      description: "El usuario o la contraseña no son correctos",
    },
    showPassword: "Mostrar lo escrito",
    forgotten: {
      ask: "¿Olvidaste la contraseña?",
      sent: "Un enlace para una contraseña nueva va de camino al correo de la tienda. Vale una sola vez, durante 30 minutos.",
      failed: "No se ha podido pedir el enlace",
    },
    passkey: {
      signIn: "Entrar con una clave de acceso",
      pending: "Esperando a tu dispositivo...",
      failed: "No ha funcionado",
    },
    ended: {
      title: "Vuelve a entrar, por favor.",
      description:
        "Tu sesión ha terminado. Nada de lo que has escrito se pierde.",
    },
  },
  dashboard: {
    title: (shopName) => `${shopName}: panel`,
    window: (tab) => `Panel, ${tab}`,
    sections: "Secciones del panel",
    products: "Productos",
    charms: "Charms",
    config: "Pinza personalizada",
    orders: "Pedidos",
    failed: (mails) =>
      plural("es", mails, {
        one: `${mails} fallido`,
        other: `${mails} fallidos`,
      }),
    workbench: "Mesa de trabajo",
    fresh: (orders) =>
      plural("es", orders, {
        one: `${orders} nuevo`,
        other: `${orders} nuevos`,
      }),
    letters: "Cartas",
    discounts: "Descuentos",
    numbers: "Números",
    menu: "Menú",
    workshop: "Taller",
    shopAndAccount: "Tienda y cuenta",
    back: "Productos, charms, pedidos",
    viewShop: "Ver la tienda",
    logout: "Salir",
    tabFailed: "Esta sección no se ha podido cargar.",
    notices: "Por resolver",
  },
  numbers: {
    title: "Números",
    promise:
      "Contado sin cookies y sin seguir a nadie: cuántas veces, nunca quién.",
    off: "Las visitas no se cuentan.",
    turnOn: "Contarlas",
    turnOff: "Dejar de contar",
    notSaved: "El recuento no se ha cambiado",
    span: "Periodo",
    weeks: "12 semanas",
    year: "Año",
    taken: "Ingresado",
    takenText: "con envío, menos lo reembolsado.",
    visits: "Visitas",
    adds: "Puesto en un carrito",
    orders: "Pedidos",
    asTable: "Como tabla",
    weekOf: "Semana del",
    day: "Día",
    today: "Hoy",
    soFar: "hasta hoy",
    rest: "descanso",
    firstWeek: "Tu primera semana",
    firstNote:
      "A partir de la segunda semana, aquí hay semanas en lugar de días, con las pinzas, los charms y las letras que más se eligen.",
    empty: "La primera visita cuenta",
    emptyText:
      "Comparte la dirección de tu tienda, y aquí crece el primer diente.",
    address: "Dirección de tu tienda",
    copy: "Copiar",
    copied: "Copiado",
    best: "Las pinzas que más gustan",
    custom: "Pinzas personalizadas",
    parts: "Lo más usado en personalizadas",
    sources: "De dónde vienen las visitas",
    none: "Nada aún en estas semanas.",
    missed: "Buscado, pero no está",
    soldOut: "Agotado",
    again: "Reponer",
    yearText: "El año para tu asesoría, contado el día del pago.",
    download: "Descargar CSV",
    before: "El año anterior",
    after: "El año siguiente",
    month: "Mes",
    delivery: "de ello envío",
    discounts: "Descuentos",
    refunded: "Reembolsado",
    byCountry: "Por país",
    byRate: "Por tipo",
    noRate: "sin impuesto",
    tax: (tax: string) => `${tax} de IVA`,
    noCountry: "No se sabe",
    note: "El CSV tiene cada pago y cada reembolso, sin nombres. Lo que se recoge cuenta para tu propio país. Esto no es asesoramiento fiscal.",
    failed: "No se han podido cargar los números.",
    earlier: (sum: string) => `En las doce semanas anteriores, ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `De cada ${visits} visitas, ${adds} pusieron algo en el carrito y ${orders} pidieron.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `visitas desde el ${day}. Puesto en un carrito: ${adds}. Pedidos: ${orders}. Ingresado: ${sum}.`,
    mostFrom: (source: string) =>
      `La mayoría de las primeras visitas llegaron así: ${source}.`,
    looks: (shown: string, count: number) =>
      plural("es", count, {
        one: `${shown} vista`,
        other: `${shown} vistas`,
      }),
    waiting: (shown: string, count: number) =>
      plural("es", count, {
        one: `${shown} la espera`,
        other: `${shown} la esperan`,
      }),
    names: {
      direct: "Directo a la tienda",
      search: "Búsqueda",
      chat: "Mensajes",
      mail: "Correo",
      other: "Otro sitio",
      letter: (id: number) => `Carta núm. ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Elige una contraseña propia.",
      description:
        "La tuya se la inventó la tienda y apareció en su registro. Cámbiala en «Cuenta».",
    },
    proxy_not_trusted: {
      title: "Todas las visitas cuentan como una.",
      description:
        "Llegan por un proxy que la tienda no conoce, así que comparten entre todas los límites de una sola. En los ajustes, pon aquí el número de proxies y reinicia la tienda:",
    },
    clock_jumped: {
      title: "El reloj de la tienda ha saltado más de un día.",
      description:
        "O la tienda ha estado parada todo ese tiempo. Si el reloj del servidor va mal, pide que lo pongan en hora: hasta mañana la tienda no borra nada por antiguo, como los carritos viejos, ni envía ninguna carta cuya hora haya llegado entretanto.",
    },
  },
  firstSteps: {
    title: "Lo que aún le falta a tu tienda",
    name: "Ponle nombre a tu tienda: Ver la tienda, Editar y luego Detalles",
    country:
      "Di en qué país está tu tienda, por los aspectos legales: Ver la tienda, Editar y luego Detalles",
    product: "Añade tu primer producto",
    headline: "Escribe tu titular: Ver la tienda y luego Editar",
    pages: "Escribe tus páginas: Ver la tienda, Editar y luego Páginas",
    mail: "Conecta tu servidor de correo",
  },
  importFrom: "Importar de otra tienda",
  sessions: {
    open: "Cuenta",
    openFailed: "Tu cuenta no se ha podido abrir",
    loadFailed: (reason) => `La lista no se ha podido cargar. ${reason}`,
    count: (browsers) =>
      browsers === 1
        ? "Solo aquí."
        : `En ${browsers} navegadores. Cierra los que no conozcas y cambia después tu contraseña.`,
    browser: (browser, system) => `${browser} en ${system}`,
    unknownBrowser: "Navegador desconocido",
    unknownNetwork: "desconocida",
    from: (network, since) => `Red: ${network}. Entrada: ${since}.`,
    lastUsed: (when) => `Último uso: ${when}.`,
    thisOne: "Este",
    end: "Cerrar",
    endOne: (browser, since) => `Cerrar ${browser}, entrada: ${since}`,
    endOthers: "Cerrar todas las demás",
    endFailed: "No se ha podido cerrar",
  },
  items: {
    product: {
      add: "Añadir un producto",
      create: "Crear producto",
      current: "Tus productos",
      currentCount: (products) => `Tus productos (${products})`,
      loading: "Cargando los productos...",
      none: "Aún no hay productos. Añade el primero con el formulario.",
      find: "Buscar un producto",
      notFound: "Ningún producto tiene estas palabras en su nombre.",
      image: "Imagen del producto",
      changed: "Alguien ha cambiado este producto mientras tanto.",
      gone: "Este producto se ha eliminado mientras tanto.",
      created: "Producto creado",
      updated: "Producto guardado",
      deleted: "Producto eliminado",
      restored: "El producto ha vuelto",
      createFailed: "No se ha podido crear el producto",
      updateFailed: "No se ha podido guardar el producto",
      deleteFailed: "No se ha podido eliminar el producto",
    },
    charm: {
      add: "Añadir un charm",
      create: "Crear charm",
      current: "Tus charms",
      currentCount: (charms) => `Tus charms (${charms})`,
      loading: "Cargando los charms...",
      none: "Aún no hay charms. Añade el primero con el formulario.",
      find: "Buscar un charm",
      notFound: "Ningún charm tiene estas palabras en su nombre.",
      image: "Imagen del charm",
      changed: "Alguien ha cambiado este charm mientras tanto.",
      gone: "Este charm se ha eliminado mientras tanto.",
      created: "Charm creado",
      updated: "Charm guardado",
      deleted: "Charm eliminado",
      restored: "El charm ha vuelto",
      createFailed: "No se ha podido crear el charm",
      updateFailed: "No se ha podido guardar el charm",
      deleteFailed: "No se ha podido eliminar el charm",
    },
    resin: {
      add: "Añadir una resina",
      create: "Crear resina",
      current: "Tus resinas",
      currentCount: (resins) => `Tus resinas (${resins})`,
      loading: "Cargando las resinas...",
      none: "Aún no hay resinas. Sin ninguna, las pinzas se dibujan en un rosa pálido liso. Añade la primera con el formulario.",
      find: "Buscar una resina",
      notFound: "Ninguna resina tiene estas palabras en su nombre.",
      image: "Imagen de la resina",
      changed: "Alguien ha cambiado esta resina mientras tanto.",
      gone: "Esta resina se ha eliminado mientras tanto.",
      created: "Resina creada",
      updated: "Resina guardada",
      deleted: "Resina eliminada",
      restored: "La resina ha vuelto",
      createFailed: "No se ha podido crear la resina",
      updateFailed: "No se ha podido guardar la resina",
      deleteFailed: "No se ha podido eliminar la resina",
    },
  },
  form: {
    name: "Nombre",
    price: "Precio",
    understood: (price) => `Entendido como ${price}`,
    priceHint: "Escríbelo como 24,50 o 24.50, sin signo entre los millares.",
    wholePriceHint:
      "Escríbelo como 2400: esta moneda no tiene decimales, y entre los millares no va ningún signo.",
    description: "Descripción",
    safety: "Seguridad del producto (opcional)",
    image: "Imagen",
    inStock: "Disponible",
    outOfStock: "Agotado",
    isNew: "Producto nuevo",
    isBestSeller: "Más vendido",
    stock: "Existencias",
    stockHint: "0 = siempre disponible, sin contar.",
    resinPrice: "Se suma al precio base.",
    resinPicture: "Una pinza de frente, 16:9, sobre fondo transparente.",
    creating: "Creando...",
    copied: {
      title: "Copiado al formulario",
      description: "Cambia lo que sea distinto y créalo.",
    },
    copyOf: (name) => `${name} (copia)`,
    options: "Opciones",
    optionsFold: "Opciones, como tallas y colores",
    option: (number) => `Opción ${number}`,
    optionName: (number) => `la opción ${number}`,
    optionTitle: "Título",
    optionWidth: "Ancho en mm",
    addOption: "Añadir una opción",
    available: "Disponible",
    pictures: "Imágenes",
    picture: (number) => `Imagen ${number}`,
    pictureName: (number) => `la imagen ${number}`,
    shownFirst: "Se ve primero",
    previewOf: (name) => `Vista previa de ${name}`,
    optionOn: (name) => `Opción en ${name}`,
    everyOption: "Todas las opciones",
    addPictures: "Añadir imágenes",
    morePictures: "Más imágenes",
    pictureRemoved: "Imagen quitada",
    picturesMany: {
      title: (max) => `Una pinza puede tener ${max} imágenes como mucho`,
      description: "Las demás se han dejado fuera.",
    },
    moveUp: (name) => `Subir ${name} un puesto`,
    moveDown: (name) => `Bajar ${name} un puesto`,
    remove: (name) => `Quitar ${name}`,
  },
  markdown: {
    tools: "Formato",
    heading: "Título",
    bold: "Negrita",
    italic: "Cursiva",
    list: "Lista",
    link: "Enlace",
    preview: "Vista previa",
    previewFailed: "La vista previa vuelve con la conexión.",
  },
  productPage: {
    title: "La página propia de la pinza",
    address: "Dirección (opcional)",
    addressHint:
      "Minúsculas, cifras y guiones; empieza por una letra. Vacía, se forma con el nombre. Las direcciones anteriores siguen llevando aquí.",
    details: "Detalles (opcionales)",
    width: "Ancho en milímetros (opcional)",
    widthHint:
      "De 20 a 300. La página dibuja entonces la pinza a escala junto a una tarjeta bancaria.",
    hidden: "Oculta: en ninguna lista, y su página solo la ves tú",
    searchPreview: "En los resultados de búsqueda",
    cardPreview: "Cuando se comparte su enlace",
    view: "Ver",
    viewName: (name) => `Ver ${name}`,
    isHidden: "Oculta",
    onlyYou: "Oculta: esta página solo la ves tú.",
    show: "Mostrar",
    showName: (name) => `Mostrar ${name}`,
    areShown: (count) =>
      plural("es", count, {
        one: "La pinza se muestra",
        other: `Se muestran ${count} pinzas`,
      }),
    hiddenCount: (count) =>
      plural("es", count, {
        one: "Hay 1 pinza oculta.",
        other: `Hay ${count} pinzas ocultas.`,
      }),
    showAll: "Mostrarlas todas",
  },
  list: {
    failed: "La lista no se ha podido cargar.",
    found: (rows) =>
      plural("es", rows, {
        one: `${rows} resultado.`,
        other: `${rows} resultados.`,
      }),
    shown: (shown, found) => `Se muestran ${shown} de ${found}.`,
    more: "Mostrar más",
    range: (from, to) => `${from} a ${to}`,
    optionSoldOut: (option) => `${option} (agotada)`,
    stock: (stock) => `Existencias: ${stock}`,
    low: "Quedan pocos",
    pieces: (count) =>
      count === 0
        ? "no queda ninguna"
        : `${plural("es", count, { one: "queda", other: "quedan" })} ${count}`,
    oneOfAKind: "pieza única",
    count: (name) => `Cantidad de ${name}`,
    oneLess: (name) => `Una menos de ${name}`,
    oneMore: (name) => `Una más de ${name}`,
    heldMore: (held) =>
      `Ahora hay ${held} en carritos. Avisaremos a quien llegó al final.`,
    runningLow: "Quedan pocos:",
    left: (name, left) =>
      plural("es", left, {
        one: `${name} (queda ${left})`,
        other: `${name} (quedan ${left})`,
      }),
    markSoldOut: "Marcar agotado",
    markInStock: "De nuevo disponible",
    soldOut: (name) => `${name}: agotado.`,
    inStock: (name) => `${name}: de nuevo disponible.`,
    inStockUncounted: (name) =>
      `${name}: de nuevo disponible, sin contar las piezas. Para contarlas, deshaz esto y pulsa +.`,
    move: (name) => `Mover ${name}`,
    toTop: "Al principio",
    up: "Subir",
    down: "Bajar",
    moved: (name, place, rows) =>
      `${name} está ahora en el puesto ${place} de ${rows}.`,
    orderFailed: "El nuevo orden no se ha guardado",
    moreOf: (name) => `Más acciones para ${name}`,
    duplicateIt: "Duplicar",
    duplicate: (name) => `Duplicar ${name}`,
    edit: (name) => `Editar ${name}`,
    delete: (name) => `Eliminar ${name}`,
    restoreFailed: "No se ha podido recuperar",
    dropped: (name) => `Tus cambios en ${name} se han descartado`,
    stillSaving: {
      title: (name) => `${name} aún se está guardando`,
      description: "Abre el siguiente dentro de un momento.",
    },
  },
  versions: {
    changed: "Alguien ha cambiado esto entretanto.",
    choose: "Elige qué versión se queda.",
    same: "Las dos versiones dicen lo mismo.",
    field: "Campo",
    yours: "La tuya",
    saved: "Guardada",
    saveMine: "Guardar la mía",
    takeSaved: "Tomar la guardada",
    typedHere: "Lo que has escrito sigue aquí.",
    bringBack: "Recuperarlo y guardar",
  },
  picture: {
    preview: "Vista previa",
    current: "Imagen actual",
    uploading: "Subiendo",
    uploaded: (size) => `${size}, subida`,
    isUploading: (size) => `${size}, subiendo...`,
    isPreparing: (size) => `${size}, preparando...`,
    remove: "Quitar la imagen",
    choose: "Elegir una imagen",
    drop: "Suelta aquí una imagen o",
    chooseFile: "elige un archivo",
    limit: "Hasta 5\u00a0MB",
    useUrl: "O usar la dirección de una imagen",
    url: "Dirección de la imagen",
    done: "Imagen subida",
    failed: {
      title: "No se ha podido subir",
      description: "No se ha podido subir la imagen. Inténtalo de nuevo.",
    },
    wrongType: {
      title: "Tipo de archivo no válido",
      description: "Elige un archivo de imagen",
    },
    tooLarge: {
      title: "Archivo demasiado grande",
      description: "Elige una imagen de menos de 5\u00a0MB",
    },
  },
  config: {
    title: "Pinza personalizada",
    enable: "Ofrecer pinzas personalizadas",
    name: "Nombre del producto",
    basePrice: (sign) => `Precio base (${sign})`,
    emptyHint: "Un campo vacío conserva su valor actual.",
    image: "Imagen de la pinza personalizada",
    submit: "Guardar los ajustes",
    pending: "Guardando...",
    updated: "Los ajustes se han guardado",
    updateFailed: "Los ajustes no se han podido guardar",
    changed: "Alguien ha cambiado los ajustes mientras tanto.",
    loadFailed: "Los ajustes no se han podido cargar.",
    current: "Ajustes actuales",
    savedName: "Nombre",
    savedPrice: "Precio base",
    price: "Precio base",
    status: "Estado",
    isEnabled: "Se ofrecen",
    isDisabled: "En pausa",
    lastUpdated: "Último cambio",
    help: "Cómo funcionan las pinzas personalizadas",
    helpLines: [
      "Detrás hay un producto virtual con el número -1.",
      "El precio base lo decides tú.",
      "El precio de los charms se suma.",
      "La primera resina disponible está elegida hasta que se tome otra.",
      "No aparecen en la lista de tus productos.",
      "Los correos de los pedidos incluyen los charms y el mensaje.",
    ],
  },
  mail: {
    ordersTitle: "Los pedidos llegan por correo",
    ordersText: (email) =>
      `Cada pedido se envía por correo a ${email} en cuanto se hace.`,
    toWorkbench:
      "Lo que está abierto y lo que sigue está en la mesa de trabajo",
    title: "Envío de correos",
    configured: "Envío de correos configurado",
    notConfigured: "Envío de correos sin configurar",
    loadFailed: "El estado de los correos no se ha podido cargar.",
    ordersSafe: "Los pedidos están a salvo en cualquier caso.",
    waiting: "En espera",
    sent: "Enviados",
    failed: "Fallidos",
    retry: "Reintentar ahora",
    retrying: "Reintentando...",
    retried: "Se está intentando de nuevo.",
    retryFailed: "No se ha podido intentar de nuevo",
    nothingSent: "Aún no se envía nada.",
    ordersWaiting: (orders) =>
      orders === 0
        ? "Hasta entonces, los pedidos quedan a salvo."
        : plural("es", orders, {
            one: "1 pedido está a salvo y espera.",
            other: `${orders} pedidos están a salvo y esperan.`,
          }),
    addServer:
      "Pon el servidor de correo en los ajustes y reinicia la tienda; los correos salen solos.",
    unsent: {
      order: (order) => `Tu correo sobre el pedido ${order} no se ha enviado.`,
      confirmation: (order) =>
        `La confirmación del pedido ${order} no se ha enviado.`,
      progress: (order) =>
        `El correo sobre cómo va el pedido ${order} no se ha enviado.`,
      other: () => "Un mensaje no se ha enviado.",
    },
    lastError: (when) => `Último error, ${when}:`,
    untilDelivered: "Los pedidos se guardan hasta que su correo se entrega.",
    tryingNow: "Se están intentando ahora mismo.",
    nextTry: (when) => `Próximo intento automático: ${when}.`,
    onlyRetry: "Lo que ha fallado solo vuelve a salir con «Reintentar ahora».",
    ordersFailed: (orders) =>
      plural("es", orders, {
        one: `Ha fallado un correo sobre ${orders} pedido.`,
        other: `Han fallado correos sobre ${orders} pedidos.`,
      }),
    youWereNotTold:
      "No te ha llegado ningún correo sobre ello; los pedidos están a salvo.",
    notReached: (name, order) =>
      `${name} no ha recibido tu correo sobre el pedido ${order}.`,
    correctAddress:
      "Si la dirección está mal, corrígela en la página del pedido: el correo volverá a salir.",
    openOrder: (order) => `Abrir el pedido ${order}`,
    noneGoesOut: "No sale ningún correo.",
    someWaited:
      "Algunos esperan desde hace más de una hora; nada se ha perdido.",
    seeWhy: "Ver por qué",
    lastMail: "Último correo",
    lastBackup: "Última copia de seguridad",
    noBackup: "Aún ninguna",
    backupOld:
      "Debería haber una más reciente. Pide a quien lleva la tienda que mire su registro.",
    testTo: "Enviar un correo de prueba a",
    sendTest: "Enviar prueba",
    sendNow: "Enviar",
    sending: "Enviando...",
    testSent: {
      title: "El correo de prueba está en camino",
      description: (address) =>
        `Mira en ${address}. Si falla, el motivo aparece aquí.`,
    },
    testKept: {
      title: "Correo de prueba guardado en un archivo",
      description: "Sale en cuanto haya un servidor de correo.",
    },
    testFailed: "El correo de prueba no se ha enviado",
  },
  editor: {
    shop: "Tu tienda",
    admin: "Panel",
    edit: "Editar",
    startFailed: "La edición no ha empezado",
    firstDay: {
      label: "Tu primer día",
      next: {
        details: "Lo siguiente: di cómo se llama tu tienda y dónde está.",
        product: "Lo siguiente: añade tu primera pinza.",
        headline: "Lo siguiente: escribe tu titular.",
        pages: "Lo siguiente: escribe tus páginas.",
        mail: "Lo siguiente: conecta tu servidor de correo.",
      },
      done: (done, all) => `${done} de ${all}. Esto solo lo ves tú.`,
      toProduct: "Añadir una pinza",
      toHeadline: "Escribirlo",
      toMail: "Ver cómo",
      hide: "Ocultar estos pasos",
    },
    bar: {
      label: "Edición",
      undo: "Deshacer",
      redo: "Rehacer",
      details: "Detalles",
      pages: "Páginas",
      close: "Cerrar",
      discard: "Descartar",
      offline: "Estás sin conexión. Se guardará en cuanto vuelvas.",
      resumed: "Tus cambios siguen aquí y aún no están guardados.",
      hint: "Toca un texto para cambiarlo.",
      length: (label, count, max) => `${label}: ${count} de ${max} caracteres`,
      tooLong: (label, count, max) =>
        `${label}: ${count} caracteres, ${max} como mucho`,
      versions: "Dos versiones",
      changed: "Alguien ha cambiado las páginas de la tienda mientras tanto.",
    },
    leave: {
      title: "¿Salir sin guardar?",
      text: "Lo que has cambiado aún no está guardado.",
      stay: "Seguir editando",
      go: "Descartar los cambios",
    },
    saved: {
      title: "Guardado",
      description: "Esto es lo que todo el mundo ve ahora.",
      meanwhile:
        "Lo que has cambiado mientras tanto se conserva y aún no está guardado.",
      proposed: (open) => `Aún como se propuso: ${open}.`,
      uploading: "La subida sigue en marcha. Guarda otra vez cuando termine.",
      offline: {
        title: "Estás sin conexión",
        description:
          "Tus cambios se conservan y se guardarán en cuanto vuelvas.",
      },
      failed: "Aún sin guardar",
    },
    fields: {
      "hero.headline": "Titular",
      "hero.sentence": "Frase bajo el titular",
      "products.title": "Título encima de los productos",
      "products.text": "Texto encima de los productos",
      "promo.title": "Título del diseñador",
      "promo.sample": "Letras de la pinza de ejemplo",
      "process.title": "Título del proceso",
      "process.text": "Texto sobre el proceso",
      "gallery.title": "Título de la galería",
      "newsletter.title": "Título del boletín",
      "newsletter.text": "Texto del boletín",
      "newsletter.welcome": "Gracias tras apuntarse (aviso y correo)",
      "about.tagline": "Texto bajo el nombre",
      "about.closing": "Últimas palabras del pie de página",
      "about.title": "Qué vende la tienda (buscadores, título del navegador)",
      "about.description": "Descripción",
      delivery: "Línea sobre la entrega",
      socialUrl: "Página en redes sociales",
      name: "Nombre de la tienda",
    },
    stepTitle: (step) => `Título del paso ${step}`,
    stepText: (step) => `Texto del paso ${step}`,
    dayTitle: (day) => `Plazo ${day}`,
    dayText: (day) => `Texto del plazo ${day}`,
    pictureShows: (picture) => `Qué muestra la imagen ${picture}`,
    lines: {
      picture: "Imagen grande",
      position: "Su encuadre",
      film: "Vídeo",
      minutes: "Minutos de elaboración",
      steps: "Pasos",
      days: "Plazos",
      gallery: "Galería",
      palette: "Colores",
      mark: "Logo",
      language: "Idioma",
      currency: "Moneda",
      timeZone: "Zona horaria",
    },
    hero: {
      add: "Añadir una imagen grande",
      replace: "Cambiar la imagen grande",
      remove: "Quitar la imagen",
      uploading: "Subiendo...",
      addFilm: "Añadir un vídeo",
      replaceFilm: "Cambiar el vídeo",
      removeFilm: "Quitar el vídeo",
      stop: "Detener la subida",
      filmHint:
        "El vídeo se ve sobre la imagen, sin sonido: MP4 o WebM, 20\u00a0MB como mucho.",
      filmUploading: (percent) => `Subiendo, ${percent}\u00a0%`,
      filmChecking: "Comprobando el vídeo",
    },
    position: {
      open: "Encuadrar la imagen",
      title: "Lo que siempre se ve",
      close: "Cerrar el encuadre",
      text: "Las ventanas recortan la imagen por los lados. Arrastra el anillo a lo que tiene que quedar, o muévelo con las flechas del teclado.",
      phone: "En un móvil",
      wide: "En una ventana ancha",
      done: "Listo",
      point: (x, y) =>
        `Siempre se ve: ${x}\u00a0% desde la izquierda, ${y}\u00a0% desde arriba`,
    },
    list: {
      newStep: "[Paso nuevo]",
      addStep: "Añadir un paso",
      stepsFull: (max) => `${max} pasos como mucho`,
      step: (number) => `el paso ${number}`,
      addDay: "Añadir un plazo",
      newDay: "Tres días",
      day: (number) => `el plazo ${number}`,
      addStepPicture: (number) => `Añadir una imagen al paso ${number}`,
      stepPicture: (number) => `la imagen del paso ${number}`,
      addPicture: "Añadir una imagen",
      picturesFull: (max) => `${max} imágenes como mucho.`,
      picture: (number) => `la imagen ${number}`,
      shows: "Qué muestra",
      replace: (name) => `Cambiar ${name}`,
      forward: (name) => `Mover ${name} hacia delante`,
      back: (name) => `Mover ${name} hacia atrás`,
      remove: (name) => `Quitar ${name}`,
    },
    law: {
      title: "Aspectos legales",
      noAdvice:
        "Esto no es asesoramiento jurídico. Pregunta a una persona experta qué exige tu país.",
      country: "País",
      noCountry: "Sin elegir",
      orderWording: "Botón de pedido",
      request: "Un pedido que tú aceptas",
      binding: "Un pedido que se paga",
      orderWordingHint:
        "El botón dice «Hacer el pedido» o «Pedido con obligación de pago».",
      priceNote: "Línea junto a los precios",
      priceNoteHint: "Por ejemplo, «IVA incluido, más envío».",
      totalNote: "Línea junto a los totales",
      totalNoteHint:
        "En un total ya está la entrega. Por ejemplo, «IVA incluido».",
      totalNoteKeep: "También vale en los totales",
      mailText: "Tus líneas bajo los correos a clientes",
      maker:
        "Fabricante, con dirección postal y correo (seguridad de productos)",
      withdrawalDays: "Plazo de desistimiento, en días",
      withdrawalDaysHint: "Con 0 no hay botón de desistimiento.",
      withdrawalCustom: "También se puede desistir de pinzas personalizadas",
      confirmSubscriptions: "Boletín solo tras confirmarlo por correo",
      hidden: "Secciones ocultas",
      sections: {
        promo: "Pinza personalizada",
        process: "Proceso",
        gallery: "Galería",
        newsletter: "Boletín",
      },
    },
    invoice: {
      title: "Facturas",
      text: "Con tu número fiscal, cada pedido pagado recibe una factura con número correlativo, y cada reembolso una factura rectificativa. Déjalo vacío para tener solo recibos. Esto no es asesoramiento fiscal: pregunta qué pide tu país.",
      asks: (words: string) =>
        `Tu país pide también lo que la tienda no puede saber: ${words}. Ponlo en estos campos, o junto a tu nombre y dirección.`,
      copy: (day: string) =>
        `Desde el ${day}, una factura en tu país es electrónica o sale de un programa con registros sellados: esta página es entonces una copia para quien compra.`,
      taxNumber: "Número fiscal",
      prefix: "Delante del número",
      vatRate: "Tipo de IVA en tanto por ciento (vacío: ninguno)",
      footer: "Al pie de la factura",
    },
    payment: {
      title: "Pago",
      text: "Lo que ven tus clientes cuando pides el pago. La tienda misma no cobra nada, y antes no aparece en ninguna página.",
      holder: "Titular de la cuenta",
      iban: "IBAN",
      bic: "BIC (solo si tu banco lo pide)",
      link: "Tu propio enlace de pago",
      linkHint:
        "Empieza por https://. Se rellenan {amount} (importe) y {order} (número).",
      cash: "En efectivo al recoger",
      askAtOnce: "Pedir el pago con cada pedido al momento",
    },
    delivery: {
      title: "Entrega",
      text: "Cómo llegan los pedidos a tus clientes. Sin ninguna forma, no se pregunta nada al hacer el pedido y tú les escribes.",
      add: "Añadir forma de entrega",
      unnamed: (place) => `Nueva forma ${place}`,
      name: "Nombre",
      price: "Precio",
      freeFrom: "Gratis desde",
      freeFromHint:
        "La suma de las pinzas desde la que no cuesta nada. Vacío: nunca.",
      note: "Nota",
      noteHint:
        "Debajo del nombre, por ejemplo cuánto tarda o dónde se recoge.",
      needsAddress: "Necesita una dirección",
      countries: "Países",
      everywhere: "A todas partes, hasta que nombres países.",
      addCountry: "Añadir un país",
      groups: { EU: "Unión Europea", EEA: "Espacio Económico Europeo" },
      tiers: "Más pinzas",
      tiersHint:
        "Lo que cuesta un paquete con más pinzas. Sin tramos: lo mismo.",
      tierFrom: (count) => `Desde ${count} pinzas`,
      tierClips: "Desde tantas pinzas",
      addTier: "Añadir un tramo",
      removeTier: (count) => `Quitar el precio desde ${count} pinzas`,
      removeCountry: (name) => `Quitar ${name}`,
      up: (name) => `Subir ${name}`,
      down: (name) => `Bajar ${name}`,
      remove: (name) => `Quitar ${name}`,
    },
    details: {
      title: "Detalles",
      close: "Cerrar los detalles",
      done: "Listo",
      deliveryHint:
        "Junto a los precios y al tramitar el pedido, por ejemplo «Listas en unos 5 días».",
      descriptionHint:
        "Lo que muestran los buscadores y los enlaces compartidos.",
      socialHint: "Empieza por https://",
      minutes: "Minutos para hacer una",
      minutesHint:
        "El comienzo de la línea de días bajo los pasos. Con 0 no aparece.",
      language: "Idioma de la tienda",
      languageHint:
        "El de las páginas, los correos y el panel. Lo que has escrito se queda como está.",
      currency: "Moneda",
      currencyWarning:
        "Los precios no se convierten: un importe sigue siendo el mismo número en la moneda nueva. Repasa tus precios después de guardar.",
      timeZone: "Zona horaria",
      colors: "Colores",
      palettes: {
        raspberry: "Frambuesa",
        forest: "Bosque",
        lagoon: "Laguna",
        violet: "Violeta",
        terracotta: "Terracota",
        graphite: "Grafito",
      },
      mark: "Tu logo (PNG o SVG)",
      markAlt: "Tu logo",
      addMark: "Añadir tu logo",
      replaceMark: "Cambiar tu logo",
      removeMark: "Quitar tu logo",
    },
    pages: {
      title: "Páginas",
      close: "Cerrar las páginas",
      list: "Tus páginas",
      failed: "Tus páginas no se han podido cargar.",
      another: "Otra página",
      notSaved: (title) => `${title} (sin guardar)`,
      builtIn: (title) => `${title} (incluida)`,
      notWritten: (title) => `${title} (sin escribir)`,
      pageTitle: "Título",
      address: "Dirección",
      reserved:
        "Desde una actualización, la propia tienda usa esta dirección. Tu página sigue funcionando; si la escribes de nuevo en otra dirección, deja sitio a la de la tienda.",
      description: "Descripción",
      descriptionHint: "Lo que muestran los buscadores. Puede quedar vacía.",
      text: "Texto",
      begin: "Empezar con un modelo",
      beginHint: "Lo que está entre [corchetes] lo completas tú.",
      outlines: {
        shipping: `## Adónde enviamos

Enviamos a [países].

## Cuánto tarda

Hacemos tu pinza en [5 días]. Después, el correo tarda [de 2 a 4 días].

## Cuánto cuesta

- [Carta]: [4,00]
- [Paquete con seguimiento]: [6,50]

¿Se retrasa? Escríbenos y la buscamos contigo.`,
        returns: `## Has cambiado de opinión

Escríbenos en los [14 días] siguientes a la entrega y devuelve la pinza sin usar a [dirección]. Te devolvemos el dinero en cuanto llegue, [también los gastos de envío].

## Hecha solo para ti

Una pinza con tus letras no le sirve a nadie más. [No podemos aceptar su devolución.]

## Algo se ha roto

No debería pasar. Mándanos una foto y [la arreglamos o la cambiamos].`,
        care: `## Cada día

- Quítatela para dormir, ducharte o nadar.
- Límpiala con un paño suave y húmedo, sin alcohol ni acetona.
- Protégela del sol y del coche caliente: la resina se ablanda con el calor.

## Si pasa algo

[Un muelle suelto o un arañazo suelen tener arreglo.] Escríbenos primero.`,
        faq: `## ¿Cuánto tarda mi pinza?

[5 días], más el correo.

## ¿Puedo elegir el color?

[Sí. En el diseñador están todas nuestras resinas.]

## ¿Sujeta el pelo grueso?

[La mayoría mide 8 cm de ancho y lo sujeta bien.]

## ¿Cómo pago?

[Te escribimos los datos bancarios en cuanto llega tu pedido.]`,
        imprint: `[Nombre y apellidos]
[Calle y número]
[Código postal, ciudad, país]

Correo: [dirección]
Teléfono: [número]

[NIF o número de IVA, si lo hay]
[Registro y número, si los hay]
[Colegio o autoridad, si hay]`,
        terms: `## Quién vende

[Nombre y dirección postal]

## Cómo se forma el contrato

[¿Cuándo aceptas un pedido?]

## Precios y pago

[Precios, impuestos, formas de pago]

## Entrega

[Países, coste, plazo]

## Desistimiento

[Plazo, excepciones, quién paga la devolución]

## Si algo no está bien

[Garantía, contacto]`,
        privacy: `## Quién es responsable

[Nombre, dirección postal, correo]

## Qué datos y para qué

[Pedidos: qué datos, cuánto tiempo, con qué base]

[Boletín: qué datos, cuánto tiempo, con qué base]

## Quién los recibe

[Alojamiento, envío de correos, mensajería, banco]

## Tus derechos

[Acceso, rectificación, supresión, dónde reclamar]`,
      },
      isTerms: "Condiciones: se envían con la confirmación de cada pedido",
      unsaved: "Aún sin guardar. Esta pestaña conserva lo que escribes.",
      save: "Guardar esta página",
      discard: "Descartar los cambios",
      discarded: "Lo que has escrito se ha descartado",
      open: "Abrir la página",
      remove: "Quitar esta página",
      changed: "Alguien ha cambiado esta página mientras tanto.",
      saved: (title) => `${title}: página guardada`,
      saveFailed: "La página aún no está guardada",
      removed: (title) => `${title}: página quitada`,
      removeFailed: "La página sigue ahí",
      stillRemoved: (title) => `${title}: la página sigue quitada`,
    },
  },
  account: {
    keys: {
      title: "Teclas de la mesa de trabajo",
      intro:
        "M, S, P, / y ? hacen algo allí por sí solas. Si dictas o pulsas sin querer, desactívalas en este dispositivo.",
      label: "Teclas de una sola letra",
    },
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
  },
  import: {
    title: "Pinzas de otra tienda",
    intro:
      "Elige el archivo CSV que Etsy, Shopify o Big Cartel hace de tus productos. Primero ves lo que vendría. Las pinzas llegan ocultas, y las muestras cuando quieras.",
    choose: "Elegir el archivo",
    reading: "Leyendo el archivo...",
    failed: "El archivo no se ha leído.",
    found: (count: number) =>
      plural("es", count, {
        one: "Una pinza en el archivo.",
        other: `${count} pinzas en el archivo.`,
      }),
    unread: (columns: string) => `No se importa: ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("es", count, {
        one: `La fila ${rows} tiene más o menos celdas que la primera y se deja fuera.`,
        other: `${count} filas tienen más o menos celdas que la primera y se dejan fuera: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("es", count, {
        one: "Una pinza está allí en borrador o archivada y se deja fuera.",
        other: `${count} pinzas están allí en borrador o archivadas y se dejan fuera.`,
      }),
    giftCards: (count: number) =>
      plural("es", count, {
        one: "Se deja fuera una tarjeta regalo.",
        other: `Se dejan fuera ${count} tarjetas regalo.`,
      }),
    letters: "Mira letras como é y ñ: el archivo no dice cómo las escribe.",
    otherCurrency: (theirs: string, own: string) =>
      `Los precios del archivo están en ${theirs} y tu tienda vende en ${own}. Los números vendrían tal cual.`,
    asOwn: (own: string) => `Tomar los números como precios en ${own}`,
    losses: {
      name: (_: number, max: number) =>
        `Su nombre se acorta a ${max} caracteres.`,
      text: (_: number, max: number) =>
        `Su texto se acorta a unos ${max} caracteres.`,
      optionNames: (_: number, max: number) =>
        `Los nombres de las opciones se acortan a ${max} caracteres.`,
      marks: () => "Se quitan los signos invisibles de sus textos.",
      options: (count: number, max: number) =>
        plural("es", count, {
          one: `Una opción no viene: una pinza tiene como máximo ${max}.`,
          other: `${count} opciones no vienen: una pinza tiene como máximo ${max}.`,
        }),
      pictures: (count: number, max: number) =>
        plural("es", count, {
          one: `Una foto no viene: una pinza tiene como máximo ${max}.`,
          other: `${count} fotos no vienen: una pinza tiene como máximo ${max}.`,
        }),
    },
    states: {
      named: "Ya hay una pinza con este nombre.",
      imported: "Ya importada.",
      withoutPicture: "No tiene foto. Añádela a mano.",
      withoutPrice: "Su precio no se puede leer. Añádela a mano.",
    },
    options: (count: number) =>
      plural("es", count, { one: "una opción", other: `${count} opciones` }),
    pictures: (count: number) =>
      plural("es", count, { one: "una foto", other: `${count} fotos` }),
    start: (count: number) =>
      plural("es", count, {
        one: "Importar una pinza",
        other: `Importar ${count} pinzas`,
      }),
    progress: (done: number, total: number) => `${done} de ${total}`,
    keepOpen:
      "Deja esta ventana abierta. Lo que ha llegado se queda, y el mismo archivo no añade nada dos veces.",
    stop: "Parar",
    done: (count: number) =>
      plural("es", count, {
        one: "Ha llegado una pinza, oculta. Muéstrala en la lista.",
        other: `Han llegado ${count} pinzas, ocultas. Muéstralas en la lista.`,
      }),
    none: "No ha llegado nada.",
    missing: (name: string, count: number) =>
      plural("es", count, {
        one: `No se ha podido obtener una foto de ${name}.`,
        other: `No se han podido obtener ${count} fotos de ${name}.`,
      }),
    another: "Elegir otro archivo",
  },
  law: {
    title: (country, count) =>
      `${country}: ${plural("es", count, { one: "falta algo que las tiendas de allí suelen necesitar", other: `faltan ${count} cosas que las tiendas de allí suelen necesitar` })}`,
    noAdvice:
      "Esto no es asesoramiento jurídico: la lista es corta y las leyes cambian. Pregunta a alguien que conozca el derecho de tu país.",
    needs: {
      imprint:
        "Di en una página quién eres: nombre, dirección postal, correo electrónico y, si los tienes, número de registro y NIF.",
      privacy:
        "Di en una página sobre privacidad qué pasa con los datos personales y quién responde de ellos. La página incluida no conoce tu nombre ni tu dirección.",
      binding:
        "Haz que el botón de compra diga que el pedido obliga a pagar. Si no, puede que no haya contrato.",
      priceNote:
        "Di junto a los precios si incluyen el IVA y si el envío va aparte.",
      totalNote:
        "Di junto a los totales, como al tramitar el pedido, lo que allí es cierto: la entrega ya está incluida, así que «más envío» sobra.",
      withdrawal:
        "Da a tus clientes 14 días para desistir, con el botón para ello en la página de su pedido.",
      returns:
        "Di en una página cómo y hasta cuándo se puede devolver una pinza y quién paga la devolución.",
      shipping: "Di en una página adónde envías, cuánto cuesta y cuánto tarda.",
      terms:
        "Envía tus condiciones con la confirmación del pedido, para que tus clientes puedan guardarlas.",
      maker:
        "Di en cada pinza quién la ha hecho, con dirección postal y correo electrónico, y escribe las advertencias necesarias en el texto sobre su seguridad.",
      mailText:
        "Pon tu nombre y tu dirección postal al pie de tus correos, y tus números de registro si los tienes.",
      confirmSubscriptions:
        "Haz que las suscripciones al boletín se confirmen por correo, para poder demostrar que eran deseadas.",
      francs: "Muestra tus precios en francos suizos.",
    },
    places: {
      law: "Ver la tienda, Editar, Detalles y luego Aspectos legales",
      mail: "Ver la tienda, Editar, Detalles y luego Correo",
      currency: "Ver la tienda, Editar, Detalles y luego Pago",
      terms:
        "Ver la tienda, Editar, Páginas: marca «Condiciones» en una página",
      page: (title) => `Ver la tienda, Editar, Páginas y luego «${title}»`,
    },
  },
  sale: {
    title: "Precio rebajado",
    price: "Precio rebajado (opcional)",
    priceOf: (option) => `Precio rebajado de ${option}`,
    from: "Desde (opcional)",
    until: "Hasta (opcional)",
    struck: "Al lado aparece tachado el precio habitual.",
    lowest:
      "Se tacha el precio más bajo de los 30 días anteriores, no el de hoy. Si no era más alto, no se tacha nada.",
    nothingStruck: "No se tacha nada: no costó más en los últimos 30 días.",
    nothingKnown: "No se tacha nada: todavía no tiene un precio anterior.",
    struckLowest: (price) =>
      `Se tacha ${price}, su precio más bajo en 30 días.`,
    struckLower: (price, regular) =>
      `Se tacha ${price}, su precio más bajo en 30 días, y no el de hoy, ${regular}.`,
    struckRegular: (price) => `Se tacha ${price}, el precio habitual.`,
  },
  discounts: {
    title: "Descuentos",
    add: "Nuevo código",
    codes: "Códigos",
    loadFailed: "No se pudieron cargar los códigos.",
    empty:
      "Aún no hay códigos. Un código es un pequeño gracias que se escribe.",
    failed: "No se ha guardado",
    removed: "El código se ha borrado",
    gone: "Este código se ha eliminado mientras tanto.",
    restored: "El código ha vuelto",
    created: "El código se ha creado",
    saved: "El código se ha guardado",
    dropped: "Lo que has escrito se ha descartado",
    create: "Crear código",
    save: "Guardar código",
    edit: (code) => `Cambiar ${code}`,
    stop: (code) => `Parar ${code}`,
    start: (code) => `Volver a activar ${code}`,
    remove: (code) => `Borrar ${code}`,
    copy: "Copiar enlace",
    copied: "Copiado",
    states: {
      running: "En marcha",
      coming: "Aún no",
      over: "Terminado",
      "used up": "Agotado",
    },
    percentOff: (percent) => `${percent}\u00a0% menos`,
    amountOff: (amount) => `${amount} menos`,
    freeDelivery: "Entrega gratis",
    from: (amount) => `desde ${amount}`,
    once: "una vez por persona",
    withoutSales: "excepto lo rebajado",
    times: (count) =>
      plural("es", count, {
        one: "una vez en total",
        other: `${count} veces en total`,
      }),
    until: (day) => `hasta el ${day}`,
    fromDay: (day) => `desde el ${day}`,
    between: (from, until) => `del ${from} al ${until}`,
    ended: (day) => `terminó el ${day}`,
    noEnd: "sin fin",
    unused: "Aún sin usar",
    uses: (uses, most, brought) =>
      `Usado ${uses} ${uses === 1 ? "vez" : "veces"}${most === null ? "" : ` de ${most}`}, ha traído ${brought}`,
    fields: {
      code: "Código",
      gives: "Lo que da",
      from: "Desde (opcional)",
      until: "Hasta (opcional)",
      minTotal: "Total mínimo (opcional)",
      maxUses: "Veces en total (opcional)",
      oncePerCustomer: "Una vez por persona",
      leavesOutSales: "Deja fuera las pinzas ya rebajadas",
    },
    codeHint: "De 3 a 24 letras y cifras. Mayúsculas y espacios no importan.",
    makeUp: "Inventar uno",
    kinds: {
      percent: "Un porcentaje",
      amount: "Un importe",
      delivery: "Entrega gratis",
    },
    percent: "Porcentaje",
    amount: "Importe",
    sales: "Precios rebajados",
    addSale: "Nuevo precio rebajado",
    noSales:
      "Nada está rebajado. El precio rebajado está en el formulario de una pinza.",
    saleEnded: "La rebaja ha terminado",
    endSale: (name) => `Terminar la rebaja de ${name}`,
    incomplete: "Escribe el código y lo que da.",
  },
  letters: {
    title: "Cartas",
    readers: (count, number) =>
      plural("es", number, {
        one: `${count} lector`,
        other: `${count} lectores`,
      }),
    add: "Nueva carta",
    untitled: "[Una carta nueva]",
    proposed: (open) =>
      `Todavía como se propuso: ${open}. Escribe antes lo tuyo.`,
    beginnings: {
      lead: "Empieza por una de estas y cambia cada palabra, o con una página en blanco.",
      noReaders:
        "Aún no se ha apuntado nadie. Tu formulario está al pie de cada página.",
      blank: "Una página en blanco",
      pour: {
        name: "Una tanda nueva",
        about: "Tus pinzas más nuevas, con precios siempre al día.",
        subject: "Ya está aquí la tanda nueva",
        favorites: "Siguen siendo mis favoritas",
        text: "[¿Qué tienen de especial estas pinzas?]",
      },
      bench: {
        name: "Un vistazo a la mesa",
        about: "Una imagen de tu taller y su historia.",
        text: "[¿Qué pasa en esta imagen?]",
      },
      days: {
        name: "Fechas para apuntar",
        about:
          "El último día para pedir antes de las fiestas o de una pausa, calculado según tu ritmo.",
        text: (day) =>
          `**${day}**: último día para hacer el pedido. [¿Y después?]`,
        noDay: "[Fecha]",
      },
    },
    loadFailed: "No se han podido cargar las cartas.",
    states: {
      draft: (when) => `Borrador, guardado ${when}`,
      scheduled: (when) => `Sale ${when}`,
      sending: (sent, readers) => `${sent} de ${readers} enviadas`,
      paused: (sent, readers) => `En pausa: ${sent} de ${readers} enviadas`,
      sent: (when, readers) => `Enviada ${when} a ${readers}`,
      sentToSome: (when, sent, readers) =>
        `Enviada ${when} a ${sent} de ${readers}`,
      stopped: (sent, readers) => `Detenida: ${sent} de ${readers} enviadas`,
    },
    /** The Orders tab. */
    orders: {
      inWeek: (count) =>
        plural("es", count, {
          one: "pedido en siete días",
          other: "pedidos en siete días",
        }),
      total: (total) => `${total}, entrega incluida`,
      first: "Aquí verás tu primer pedido.",
      bars: "Pedidos de los últimos siete días",
      today: "Hoy",
      lost: {
        title: "¿Se ha perdido un correo?",
        text: "Escribe un número de pedido o el correo de un cliente. Te reenviamos los correos de esos pedidos, con enlaces nuevos.",
        label: "Número de pedido o correo electrónico",
        placeholder: "1048 o mila@example.com",
        send: "Reenviar",
        sent: (owner) => `Enviado a ${owner}`,
        none: (query) => `Nada encontrado para ${query}`,
        failed: "No se ha podido buscar.",
      },
      weekMail: {
        title: "El correo de la semana",
        off: "Desactivado. Un correo a la semana puede decirte qué está abierto, con retraso o sin pagar, y qué se acaba.",
        on: (day, time) =>
          `${day} a las ${time}: qué está abierto, con retraso o sin pagar, y qué se acaba.`,
        change: "Cambiar",
        day: "Día",
        none: "Ningún correo",
        hour: "Hora",
        skipEmpty: "Solo si hay algo que decir",
        save: "Guardar",
        saved: "Guardado",
        failed: "No se ha podido guardar.",
      },
    },
    editor: {
      label: "Carta",
      subject: "Asunto",
      text: "Texto",
      picture: "Imagen",
      clip: "Pinza",
      alt: "Qué muestra la imagen",
      upToDate: "Nombre, precio e imagen siempre al día",
      moveUp: (name) => `Subir ${name}`,
      remove: (name) => `Quitar ${name}`,
      chooseClip: "Elige una pinza",
      uploading: "Subiendo",
      uploadFailed: "No se ha podido subir la imagen.",
      notSaved:
        "Aún sin guardar. Lo que has escrito sigue aquí; lo seguimos intentando.",
      changed: "Alguien ha cambiado esta carta mientras tanto.",
      publicAt: (path) => `Pública en ${path} cuando se envíe`,
      published: "Leerla en la tienda",
    },
    send: {
      test: "Enviarme una prueba",
      tested: (address) => `Va de camino una prueba a ${address}`,
      at: "Enviar más tarde...",
      now: (count) => `Enviar a ${count}`,
      confirmTitle: "¿Enviar esta carta?",
      confirm: (subject, count, number) =>
        plural("es", number, {
          one: `«${subject}» se envía a una dirección. Una carta enviada ya no se puede cambiar.`,
          other: `«${subject}» se envía a ${count} direcciones. Una carta enviada ya no se puede cambiar.`,
        }),
      atTitle: "¿Cuándo debe salir?",
      day: "Día",
      time: "Hora",
      zone: (zone) => `Las horas son las de ${zone}.`,
      schedule: "Fijar la hora",
      cancel: "Aún no",
      failed: "No ha funcionado.",
      pause: "Pausa",
      resume: "Seguir",
      stop: "Detener",
      stopTitle: "¿Detener esta carta?",
      stopText: "Quien no la haya recibido ya no la recibirá.",
      takeBack: "Recuperarla",
      done: (when) => `lista hacia las ${when}`,
      refused: (count) =>
        plural("es", count, {
          one: "una la ha rechazado",
          other: `${count} la han rechazado`,
        }),
      noServer:
        "No hay servidor de correo configurado, así que la carta espera.",
      remove: "Eliminar la carta",
      removeText: "La carta y su página desaparecen para siempre.",
    },
    preview: {
      title: "Así llega",
      mail: "Correo",
      phone: "Móvil",
      page: "Página",
      failed: "No se ha podido dibujar la vista previa.",
    },
    list: {
      title: "Lectores",
      search: "Buscar",
      add: "Añadir una dirección",
      email: "Correo electrónico",
      note: "De dónde la tienes",
      noteHint: "Por ejemplo: mercado de Girona, 3 de mayo, en papel",
      addOne: "Añadir",
      added: "En la lista",
      importTitle: "De una tabla",
      importFile: "Elegir un archivo CSV",
      imported: (sum) =>
        `${sum.added} añadidas, ${sum.known} ya conocidas, ${sum.left} dadas de baja, ${sum.unasked} sin consentimiento, ${sum.invalid} no válidas.`,
      export: "Guardar como CSV",
      takeOff: (email) => `Dar de baja ${email}`,
      takeOffForGood:
        "¿Para siempre? Solo esta persona podrá volver a suscribirse.",
      takeOffNow: "Dar de baja",
      keep: "Mantener",
      waits: "sin confirmar",
      left: "de baja",
      bounced: "ya no existe",
      close: "Cerrar",
      shown: (shown, count) => `${shown} de ${count}`,
    },
  },
  planning: {
    opening: {
      title: "Inicio de la venta",
      at: "A la venta desde",
      time: "Hora",
      hint: (zone) =>
        `Hasta entonces se ve una cuenta atrás. La hora es la de ${zone}.`,
      clear: "Vender ya",
      together: (clip, when) => `Junto con ${clip}, ${when}`,
      tag: (when) => `A la venta el ${when}`,
    },
    timeOff: {
      title: "Tiempo libre",
      none: "Se aceptan pedidos todos los días.",
      clips: (count) =>
        plural("es", count, {
          one: `${count} pinza a la semana`,
          other: `${count} pinzas a la semana`,
        }),
      off: (days) => `libre: ${days}`,
      now: (ready) => `Una pinza pedida ahora: ${ready}`,
      paused: (from, until) =>
        `Sin pedidos desde el ${from}; de vuelta el ${until}.`,
      pausedNow: (until) => `Sin pedidos; de vuelta el ${until}.`,
      plan: "Planear una pausa",
      end: "Terminar la pausa",
      callOff: "Cancelar la pausa",
      from: "Primer día sin pedidos",
      until: "De vuelta el",
      text: "Tu frase (opcional)",
      textHint: "Se ve en todas las páginas y al intentar pedir.",
      dates: "Indica los dos días.",
      pace: "¿Cuántas puedes hacer?",
      perWeek: "Pinzas a la semana",
      perWeekHint: "Vacío: no se promete ningún día.",
      lead: "Días que necesita una pinza como mínimo",
      leadHint: "Aunque haya poco que hacer: la resina tiene que curar.",
      daysOff: "Libre cada semana",
      single: "Días libres sueltos",
      singleHint: (example) => `Fechas como ${example}, separadas por comas.`,
      save: "Guardar",
      close: "Cancelar",
      saved: "Guardado. Ya se ve en la tienda.",
      failed: "No se ha guardado",
    },
  },
};
