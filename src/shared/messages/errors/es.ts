import { plural } from "#shared/messages/words.ts";
import type { ErrorMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("es", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minutos`,
  });

export const es: ErrorMessages = {
  malformed_json: "No hemos podido leer la petición. Inténtalo de nuevo.",
  malformed_request: "No hemos podido leer la petición. Inténtalo de nuevo.",
  unauthorized: "Vuelve a iniciar sesión. Tu sesión ha terminado.",
  login_failed: "Usuario o contraseña incorrectos",
  passkey_refused:
    "Esa clave de acceso no se ha aceptado. Inténtalo otra vez o usa tu contraseña.",
  passkeys_unavailable:
    "Las claves de acceso necesitan https y un nombre. Abre el panel en la dirección propia de la tienda.",
  foreign_origin:
    "Esta petición venía de otro sitio y se ha rechazado. Abre la tienda misma e inténtalo de nuevo.",
  not_found:
    "Aquí no hay nada. Revisa la dirección o empieza por la página de inicio.",
  method_not_allowed: "Eso no se puede hacer aquí. Vuelve a cargar la página.",
  not_yet: "Todavía no está a la venta.",
  on_sale: "Ya está a la venta.",
  out_of_stock: "Está agotado. Elige otra cosa.",
  variant_unavailable: "Esa opción está agotada. Elige otra, por favor.",
  charm_out_of_stock:
    "Uno de tus charms se acaba de agotar. Elige otro, por favor.",
  resin_out_of_stock: "Esa resina se acaba de agotar. Elige otra, por favor.",
  held: "Ahora mismo está en el carrito de otra persona.",
  not_enough: "No hay tantas.",
  cart_full:
    "En tu carrito no caben más pinzas distintas. Haz primero este pedido o quita algo.",
  cart_empty: "Tu carrito está vacío. Añade primero una pinza.",
  orderPlaced: (number, time) => `El pedido ${number} se hizo a las ${time}.`,
  line_unavailable:
    "Algo de tu carrito ya no se puede comprar. Quítalo para pedir el resto.",
  price_changed:
    "Un precio ha cambiado desde que abriste el carrito. Mira el nuevo total y vuelve a hacer el pedido.",
  paused: "La tienda no acepta pedidos en este momento.",
  pausedUntil: (date: string) =>
    `Volvemos a aceptar pedidos a partir del ${date}. Tu carrito se queda como está.`,
  discount_unknown: "No conocemos ese código. Revisa las letras.",
  discount_over: "Ese código no vale ahora.",
  discount_minimum: "Ese código vale desde un total más alto.",
  discount_used_up: "Ese código se ha agotado.",
  discount_used: "Ya has usado ese código.",
  saleAbove: "Un precio rebajado es menor que el habitual.",
  saleOfOptions:
    "Esta pinza se vende por opciones. Pon el precio rebajado en una opción.",
  codeUnknown: (code: string) => `No conocemos ${code}. Revisa las letras.`,
  codeEnded: (code: string, day: string) => `${code} valía hasta el ${day}.`,
  codeBegins: (code: string, day: string) => `${code} vale desde el ${day}.`,
  codeOver: (code: string) => `${code} ya no vale.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} vale desde ${from}. Faltan ${missing}.`,
  codeUsedUp: (code: string) => `${code} se ha agotado.`,
  codeUsed: (code: string) => `Ya has usado ${code}.`,
  codeSigns: "Usa de 3 a 24 letras y cifras. Entre ellas puede haber un guion.",
  codeTaken: (code: string) => `Ya hay un código que se lee igual: ${code}.`,
  discountKind: "Elige un porcentaje, un importe o el envío gratis.",
  discountPercent: "Usa un número entero de 1 a 100.",
  discountZero: "Escribe un importe mayor que cero.",
  discountUses: (max: number) => `Usa un número entero de 1 a ${max}.`,
  endsFirst: "El final va después del principio.",
  key_reused:
    "Este pedido ya se envió con otros datos. Recarga la página e inténtalo de nuevo.",
  not_cancellable:
    "Este pedido ya se está haciendo y no se puede cancelar aquí. Escríbenos, por favor.",
  not_withdrawable:
    "De este pedido no se puede desistir aquí. Escríbenos, por favor.",
  withdrawLines: "Elige de qué desistes.",
  orderMissing: "Escribe el número de tu pedido.",
  letter_sent: "Esta carta ya se ha enviado o está en camino.",
  letter_waiting: "Esta carta no se está enviando ahora. Échale otro vistazo.",
  no_readers: "Todavía no hay lectores. La carta queda como borrador.",
  status_changed:
    "Este pedido ha avanzado entretanto. Míralo otra vez, por favor.",
  status_skipped:
    "Un pedido avanza paso a paso. Vuelve a cargar la página y da el siguiente.",
  payment_unset:
    "La tienda aún no sabe cómo te pagan. Dilo en Detalles y después pide el pago.",
  payment_changed:
    "El pago de este pedido ha avanzado entretanto. Míralo otra vez.",
  payment_skipped:
    "El pago de este pedido no puede pasar ahí. Vuelve a cargar la página para ver cómo está.",
  reminded_already: "Hace menos de un día que salió un recordatorio.",
  not_correctable:
    "Este pedido ya está en el taller, así que ya no se puede corregir.",
  stale:
    "Alguien ha cambiado esto entretanto. Mira las dos versiones y guarda de nuevo.",
  too_large: "Es demasiado grande. Envía algo más pequeño.",
  unsupported_type:
    "Ese tipo de contenido no se puede aceptar aquí. Envíalo desde las páginas de la tienda.",
  misdirected:
    "Esta tienda no responde a ese nombre. Usa la dirección que da el taller.",
  invalid: "Revisa lo que has escrito.",
  no_bead:
    "No tenemos ninguna cuenta para uno de estos caracteres. Quítalo, por favor.",
  too_many_requests: "Ha sido mucho de golpe. Espera un poco, por favor.",
  internal: "Algo ha salido mal por nuestra parte. Inténtalo de nuevo.",
  unavailable:
    "La tienda está muy ocupada ahora mismo. Inténtalo dentro de un momento.",
  storage_full:
    "El disco de la tienda está lleno y no se ha podido guardar nada. Inténtalo más tarde.",

  passwordWrong: "Esa no es tu contraseña.",
  passwordShort: (min: number) => `Usa ${min} caracteres o más.`,
  passwordLong: (max: number) => `Usa como máximo ${max} caracteres.`,
  passwordCommon:
    "Esta contraseña es de las que se prueban primero. Tres o cuatro palabras que no tengan relación son fáciles de recordar.",
  passwordName:
    "Ese nombre lo conoce todo el que ve la tienda. Tres o cuatro palabras que no tengan relación son fáciles de recordar.",
  passwordWord:
    "Es una sola palabra, como mucho con cifras o signos, y las palabras se prueban pronto. Tres o cuatro palabras que no tengan relación son fáciles de recordar.",
  passwordLinkEnded:
    "Este enlace ya no vale. Pide uno nuevo en la página de acceso.",
  passkeyName: "Ponle un nombre a la clave de acceso.",
  loggedOut:
    "Se ha cerrado tu sesión. Inténtalo de nuevo y escribe tu contraseña.",

  sentences: (...sentences) => sentences.join(" "),
  waitMinutes: (minutes) =>
    `Ha sido mucho de golpe. Espera ${minutes > 1 ? `${minutes} minutos` : "un minuto"} e inténtalo de nuevo.`,

  mustBeList: "Tiene que ser una lista.",
  mustBeBoolean: "Tiene que ser true o false.",
  mustBeNumber: "Tiene que ser un número.",
  mustBeObject: "Envía los campos como objeto JSON, por favor.",
  mustBeText: "Tiene que ser un texto.",
  unexpected: "Esto no es lo que va aquí. Revísalo, por favor.",
  tooMuch: "Es demasiado. Escribe menos.",
  tooLittle: "Es demasiado poco. Escribe más.",
  invisible: "Quita los caracteres invisibles.",
  lineBreaks: "Quita los saltos de línea y los caracteres invisibles.",
  textLong: (max) => `Como mucho ${max} caracteres.`,
  tooManyChosen: (most) => `Elige como mucho ${most} pedidos a la vez.`,
  nameLong: (max) => `El nombre puede tener ${max} caracteres como mucho.`,
  titleLong: (max) => `El título puede tener ${max} caracteres como mucho.`,
  descriptionLong: (max) =>
    `La descripción puede tener ${max} caracteres como mucho.`,
  noteLong: (max) => `La nota puede tener ${max} caracteres como mucho.`,
  price: "Escribe un precio de 0 a 99999,99 con dos decimales como mucho.",
  priceWhole:
    "Escribe un precio sin decimales: la moneda de la tienda no tiene.",
  amount: "Indica un importe como 24.00.",
  imageUrl: "Usa una imagen subida o una dirección que empiece por https://.",
  webUrl: "Usa una dirección que empiece por https://.",

  nameMissing: "Escribe tu nombre completo.",
  nameAddress: "Escribe solo tu nombre, sin dirección web ni correo.",
  contactEmailMissing:
    "Escribe tu correo para que podamos confirmar el pedido.",
  phoneMissing: "Escribe un número de teléfono.",
  phone: (min, max) =>
    `Escribe un número de teléfono de ${min} a ${max} cifras.`,
  idempotencyKey:
    "La Idempotency-Key tiene que tener de 1 a 128 caracteres visibles.",

  // Delivery
  deliveryMissing: "Elige cómo te llega el pedido.",
  deliveryGone: "Esta forma de entrega ya no se ofrece. Elige otra.",
  countryNotServed: "Esta forma de entrega no llega a ese país. Elige otra.",
  streetMissing: "Escribe la calle y el número.",
  addressMissing: "Escribe la dirección.",
  postalCodeMissing: "Escribe el código postal.",
  postcodeMissing: "Escribe el código postal.",
  zipMissing: "Escribe el código ZIP.",
  cityMissing: "Escribe la localidad.",
  regionMissing: "Escribe el estado.",
  countryMissing: "Elige un país.",
  addressLong: (max: number) =>
    `Esta línea puede tener ${max} caracteres como máximo.`,
  countryCode: "Usa las dos letras de los países, por ejemplo ES.",
  tierFrom: (most: number) => `Usa un número entero de pinzas, de 2 a ${most}.`,
  tierMany: (max: number) => `Usa como máximo ${max} tramos.`,
  tierTwice: (from: number) => `Ya hay un precio desde ${from} pinzas.`,
  deliveryNameMissing: "Ponle un nombre a esta forma de entrega.",
  deliveryMany: (max: number) =>
    `Puede haber ${max} formas de entrega como máximo.`,

  quantity: (min, max) => `Elige una cantidad de ${min} a ${max}.`,
  quantitySum: (max, present) =>
    `Puedes pedir ${max} de cada una como mucho, y en tu carrito ya hay ${present}.`,
  lineGone: "Esto ya no está en tu carrito. Mira qué hay ahora en él.",
  notCustom: "En el diseñador solo se puede cambiar una pinza personalizada.",
  productGone: "Esta pinza ya no está en la tienda. Elige otra.",
  notYet: (name: string, when: string) =>
    `${name} sale a la venta el ${when}. Vuelve entonces.`,
  onSale: (name: string) =>
    `${name} ya se puede comprar: no hace falta esperar.`,
  remindLater:
    "Han llegado muchísimas direcciones de esta red. Inténtalo más tarde o escríbenos.",
  lineNotYet: (when: string) => `A la venta a partir del ${when}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} saldrá a la venta el ${when}.`,
  productSoldOut: (name) => `${name} se ha agotado.`,
  otherOption: "Esta opción es de otra pinza.",
  optionGone: (name, option) =>
    `${name} ya no está disponible en ${option}. Elige otra opción, por favor.`,
  lineRemoved: "Ya no está en la tienda.",
  lineSoldOut: "Está agotada.",
  lineOptions: "Ahora viene en varias opciones.",
  lineOptionGone: "Esta opción ya no se hace.",
  lineOptionSoldOut: "Esta opción está agotada.",
  lineSwitchedOff: "Las pinzas personalizadas se están tomando un descanso.",
  lineCharmGone: (name) =>
    `El charm ${name} ya no está en la tienda. Edita la pinza para cambiarlo.`,
  lineResinGone: (name) =>
    `La resina ${name} ya no está en la tienda. Edita la pinza para elegir otra.`,
  lineCharmSoldOut: (name) =>
    `El charm ${name} está agotado. Edita la pinza para cambiarlo.`,
  lineResinSoldOut: (name) =>
    `La resina ${name} está agotada. Edita la pinza para elegir otra.`,
  orderRemoved: (line) => `${line} ya no está en la tienda.`,
  orderSoldOut: (line) => `${line} se ha agotado.`,
  orderOptions: (line) =>
    `${line} ya no se puede comprar así: ahora viene en varias opciones.`,
  orderOptionGone: (line) =>
    `${line} ya no se puede comprar: esta opción ya no se hace.`,
  orderOptionSoldOut: (line) =>
    `${line} ya no se puede comprar: esta opción está agotada.`,
  orderSwitchedOff: (line) =>
    `${line} ahora no se puede comprar: las pinzas personalizadas se están tomando un descanso.`,
  orderCharmGone: (line, name) =>
    `${line} ya no se puede comprar: el charm ${name} ya no está en la tienda.`,
  orderResinGone: (line, name) =>
    `${line} ya no se puede comprar: la resina ${name} ya no está en la tienda.`,
  orderCharmSoldOut: (line, name) =>
    `${line} ya no se puede comprar: el charm ${name} está agotado.`,
  orderResinSoldOut: (line, name) =>
    `${line} ya no se puede comprar: la resina ${name} está agotada.`,
  changeOrRemove: "Cámbialo o quítalo y vuelve a hacer el pedido.",
  cartChanged:
    "Tu carrito ha cambiado desde que lo abriste. Míralo y vuelve a hacer el pedido.",
  lookAgain: "Mira el nuevo total y vuelve a hacer el pedido.",
  costsNow: (clip, price, before) =>
    `${clip} cuesta ahora ${price}; antes, ${before}.`,

  charmsMany: (max) => `Puedes elegir ${max} charms como mucho.`,
  charmsDoubled: "Cada charm se puede elegir una vez.",
  lettersMany: (max) => `Tu mensaje puede tener ${max} caracteres como mucho.`,
  lettersOnly: "Tu mensaje solo puede tener letras, números y signos.",
  designEmpty: "Elige al menos un charm o añade un mensaje.",
  designGone: "Ese diseño no existe. Empieza uno tuyo.",
  charmSoldOut: (name) =>
    `El charm ${name} está agotado. Elige otro, por favor.`,
  resinSoldOut: (name) =>
    `La resina ${name} está agotada. Elige otra, por favor.`,
  charmGone: (name) =>
    `El charm ${name} ya no está en la tienda. Elige otro, por favor.`,
  resinGone: (name) =>
    `La resina ${name} ya no está en la tienda. Elige otra, por favor.`,
  charmUnknown:
    "El charm que has elegido ya no está en la tienda. Elige otro, por favor.",
  resinUnknown:
    "La resina que has elegido ya no está en la tienda. Elige otra, por favor.",
  charmsFew: (left, charm, wanted) =>
    `Solo ${plural("es", left, { one: "queda", other: "quedan" })} ${left} del charm ${charm}, y tu carrito necesita ${wanted}. Elige menos u otro charm.`,
  charmSoldSince: (name) =>
    `El charm ${name} se ha vendido entretanto, así que este pedido no se puede recuperar.`,

  alreadyMaking: (email) =>
    `Ya hemos empezado con tu pedido y no se puede cancelar aquí. Escribe a ${email}, por favor.`,
  customerCancelled:
    "Quien hizo este pedido lo ha cancelado. Si al final lo quiere, pídele que lo haga de nuevo.",
  orderCancelled: "Este pedido está cancelado.",
  orderGone: "Este pedido ya no existe.",
  alreadySent:
    "Este pedido ya está terminado, así que esto ya no se puede hacer.",
  withdrawnAll:
    "El cliente ha desistido de este pedido, así que no hay nada que hacer ni enviar.",
  tracking: "Usa el enlace del transportista, que empieza por https://.",
  trackingUnknown:
    "No conocemos este número. Elige el transportista o usa su enlace.",
  trackingUnsent:
    "El enlace de seguimiento solo se añade a un pedido ya enviado.",
  status: (statuses) => `Indica un estado: ${statuses}.`,

  ownNameMissing: "Ponle un nombre a este pedido.",
  itemNameMissing: "Di qué es.",
  itemsMissing: "Añade al menos una cosa.",
  itemsMany: (most) => `En un pedido caben como mucho ${most} cosas.`,
  itemsWrong:
    "No es ninguna de tus pinzas, ni un diseño, ni nada con nombre y precio.",
  noCustomerAddress:
    "Este pedido no tiene correo electrónico, así que no se puede escribir a nadie.",

  holderMissing: "Escribe el titular de la cuenta.",
  ibanMissing: "Escribe el IBAN.",
  iban: "Hay un error en este IBAN. Compáralo con el de tu banco.",
  ibanLength: (country, length, typed) =>
    `Un IBAN que empieza por ${country} tiene ${length} caracteres; este tiene ${typed}.`,
  ibanCountry: "Ningún IBAN empieza por estas letras.",
  bic: "Un BIC tiene 8 u 11 letras y cifras.",
  payLink: "Usa un enlace que empiece por https://.",
  payLinkPlaces:
    "Solo se rellenan {amount} y {order}, y no en el nombre del sitio.",
  paymentState: (states) => `Indica un estado: ${states}.`,
  notAskedYet:
    "Primero pide el pago; el recordatorio llega una semana después.",
  nothingToAsk:
    "Este pedido ya no sigue en pie, así que no hay nada que pedir.",
  nothingOwed: "Este pedido no cuesta nada, así que no hay nada que pedir.",
  refundFirst: "Se devolvió una parte del pago. Deshaz primero esa devolución.",
  refundedAll: "Todo lo pagado ya se ha devuelto.",
  refundNothing: "Escribe el importe que has devuelto; es mayor que cero.",
  refundWhole:
    "Escribe un importe sin decimales: la moneda de este pedido no tiene.",
  refundMost: (most: string) =>
    `Puedes devolver como mucho ${most}: es lo pagado y aún no devuelto.`,

  orderChanged:
    "Este pedido se ha corregido en otra ventana. Míralo como está ahora y corrígelo otra vez.",
  overCorrect: "Este pedido ya no sigue en pie, así que no se puede corregir.",
  noAddress: "Este pedido no tiene dirección que corregir.",
  lastLine: "Un pedido conserva al menos una pinza. Mejor cancélalo.",
  lineUnknown: "Este pedido no tiene esa línea. Vuelve a cargar la página.",
  notACustomLine:
    "Solo una pinza personalizada tiene letras, charms y una resina.",
  paidTotal:
    "Este pedido está pagado y la corrección cambiaría su total. Deshaz primero el pago.",
  otherCurrency:
    "La tienda tiene ahora otra moneda, así que solo se puede dejar o quitar lo que la pinza ya tiene.",
  stockFew: (left, name, wanted) =>
    `De ${name} solo ${plural("es", left, { one: "queda", other: "quedan" })} ${left}, y hacen falta ${wanted} más.`,
  confirmationLimit:
    "Este buzón ya ha recibido hoy todos los correos que puede recibir sobre este pedido.",

  productNameMissing: "Ponle un nombre a la pinza.",
  charmNameMissing: "Ponle un nombre al charm.",
  resinNameMissing: "Ponle un nombre a la resina.",
  optionTitleMissing: "Ponle un título a la opción.",
  descriptionMissing: "Añade una descripción breve.",
  stock: (max) => `Escribe unas existencias de 0 a ${max}.`,
  // What is counted
  heldFor: (name, left) =>
    `${name} está en el carrito de otra persona. Quizá vuelva a estar libre en ${minutes(left)}.`,
  fewLeft: (name, left) =>
    left === 1
      ? `Solo hay una unidad de ${name}.`
      : `Solo hay ${left} unidades de ${name}. Elige menos.`,
  lineHeld: (left) =>
    `Ahora está en el carrito de otra persona. Quizá vuelva a estar libre en ${minutes(left)}.`,
  lineFew: (left) =>
    left === 1
      ? "Solo hay una unidad. Elige una."
      : `Solo hay ${left} unidades. Elige menos.`,
  orderHeld: (line, left) =>
    `${line} está ahora en el carrito de otra persona. Quizá vuelva a estar libre en ${minutes(left)}.`,
  orderFew: (line, left) =>
    `Solo hay ${left} ${plural("es", left, { one: "unidad", other: "unidades" })} de ${line}.`,
  soldSince: (name) =>
    `${name} se ha vendido entretanto, así que este pedido no se puede recuperar.`,
  resinsFew: (left, resin, wanted) =>
    `La resina ${resin} alcanza para ${left} ${plural("es", left, { one: "pinza", other: "pinzas" })}, y tu carrito necesita ${wanted}. Elige menos u otra resina.`,
  stockChange: (max) =>
    `Escribe un número entero distinto de 0, ${max} como máximo.`,
  stockBelow: (left) =>
    `${plural("es", left, { one: "Queda", other: "Quedan" })} ${left}, así que el número no puede bajar tanto.`,
  notCounted: "Esto no se cuenta. Escribe primero cuántas hay.",
  variantsMany: (max) => `Una pinza puede tener ${max} opciones como mucho.`,
  picturesMany: (max) => `Una pinza puede tener ${max} imágenes como mucho.`,
  firstPicture: "La primera de las imágenes tiene que ser la de la pinza.",
  rowsChanged:
    "La lista ha cambiado entretanto. Recárgala y ordénala de nuevo.",
  rowsIncomplete: "Nombra cada fila de la lista una vez.",
  itemProductGone: "Esta pinza ya no está. Vuelve a cargar la lista.",
  itemCharmGone: "Este charm ya no está. Vuelve a cargar la lista.",
  itemResinGone: "Esta resina ya no está. Vuelve a cargar la lista.",
  optionUnknown: "Esta opción no es de esta pinza. Vuelve a cargar la página.",
  optionsOfOther:
    "Una de estas opciones no es de esta pinza. Vuelve a cargar la página.",
  optionsOfOtherReload:
    "Una de estas opciones no es de esta pinza. Recárgala, por favor.",
  testAddressMissing: "Escribe un correo electrónico.",

  pictureAgain: "Vuelve a elegir la imagen nueva.",
  pictureMissing: "Elige una imagen.",
  pictureForm: "Envía la imagen como formulario con un archivo.",
  pictureTooLarge: "Elige una imagen de menos de 5\u00a0MB",
  pictureIncomplete: "La imagen no ha llegado entera. Inténtalo de nuevo.",
  pictureGone: "Esta imagen ya no está. Elígela otra vez, por favor.",
  pictureDamaged:
    "Esta imagen está dañada o no ha llegado entera. Guárdala de nuevo o elige otra.",
  picturePixels: (width, height, side) =>
    `Esta imagen es demasiado grande: ${width} x ${height} píxeles. Redúcela a 40 megapíxeles y ${side} píxeles de lado como mucho, y elígela otra vez.`,
  pictureHeic:
    "Es una imagen HEIC, como las que hacen los iPhone. Expórtala como JPEG, o pon Cámara, Formatos en «El más compatible», y elígela otra vez.",
  pictureAvif:
    "Las imágenes AVIF aún no se aceptan. Guárdala como JPEG o PNG y elígela otra vez.",
  pictureRaw:
    "Los archivos TIFF y RAW de cámara no se aceptan. Exporta la imagen como JPEG y elígela otra vez.",
  pictureSvg:
    "Los dibujos SVG no se aceptan. Expórtalo como PNG y elígelo otra vez.",
  pictureUnknown:
    "Este archivo no es una imagen que la tienda pueda mostrar. Usa una imagen JPEG, PNG, WebP o GIF.",
  pictureAnimated:
    "Las imágenes WebP animadas no se aceptan. Guarda un fotograma como JPEG o PNG y elige ese.",
  resinRatio: (width, height) =>
    `Esta imagen tiene ${width} x ${height} píxeles, no 16:9. Fotografía la pinza de frente, recórtala, ponla en un lienzo vacío de 1280 x 720 píxeles y guárdala como PNG.`,
  resinGround:
    "Esta imagen no tiene fondo transparente. Fotografía la pinza de frente, recórtala, ponla en un lienzo vacío de 1280 x 720 píxeles y guárdala como PNG.",
  resinRatioAndGround: (width, height) =>
    `Esta imagen tiene ${width} x ${height} píxeles, no 16:9, y no tiene fondo transparente. Fotografía la pinza de frente, recórtala, ponla en un lienzo vacío de 1280 x 720 píxeles y guárdala como PNG.`,
  markBlank:
    "Este dibujo se ve vacío aquí. Expórtalo como PNG y elígelo otra vez.",
  markTooLong:
    "Este dibujo tarda demasiado en mostrarse. Expórtalo como PNG y elígelo otra vez.",
  markLetters:
    "Este dibujo tiene letras cuya fuente no va incluida, así que faltarían. Convierte el texto en trazados o expórtalo como PNG, y elígelo otra vez.",
  filmTooLarge:
    "Un vídeo puede ocupar 20\u00a0MB como mucho. Hazlo más corto o más pequeño y elígelo otra vez.",
  notFilm:
    "Este archivo no es un vídeo que reproduzcan los navegadores. Usa un archivo MP4 o WebM.",
  quickTime:
    "Es un vídeo QuickTime, como los que hacen los iPhone y los Mac, y pocos navegadores lo reproducen. Expórtalo como MP4 y elígelo otra vez.",
  filmTelemetry:
    "Este vídeo lleva una pista con datos de la cámara, como el lugar, que aquí no se puede quitar. Expórtalo solo con imagen y sonido y elígelo otra vez.",
  filmIncomplete: "El vídeo no ha llegado entero. Inténtalo de nuevo.",
  filmDamaged:
    "Este vídeo está dañado o incompleto. Expórtalo de nuevo o elige otro.",
  filmSoundAlone: "Este archivo solo tiene sonido. Elige un vídeo con imagen.",
  filmForm: "Envía el vídeo solo, sin formulario alrededor.",
  filmGone: "Este vídeo ya no está. Elígelo otra vez, por favor.",
  asJson: "Envía esto como application/json, por favor.",

  titleMissing: "Ponle un título.",
  shopNameMissing: "Ponle un nombre a la tienda.",
  language: "Elige uno de los idiomas.",
  country: "Usa las dos letras de un país, como ES, o deja el campo vacío.",
  orderWording: "Elige el texto del botón de pedido.",
  withdrawalDays: (max: number) =>
    `Escribe un número entero de días, de 0 a ${max}.`,
  hidden:
    "Solo se pueden ocultar la pinza personalizada, el proceso, la galería y el boletín.",
  pauseTime: "Indica una fecha y una hora, por ejemplo 2026-12-21T00:00:00Z.",
  pauseBackwards:
    "Una pausa tiene que terminar después de empezar. Revisa las dos fechas.",
  clipsPerWeek: (max: number) =>
    `Indica cuántas pinzas haces a la semana, de 1 a ${max}.`,
  leadDays: (max) => `Escribe días enteros, de 0 a ${max}.`,
  dayOff: "Usa días de la semana del 1 (lunes) al 7, o fechas como 2026-12-24.",
  daysOffMany: (max: number) =>
    `Puede haber ${max} días libres como máximo. Quita los que ya pasaron.`,
  noWorkday: "Deja al menos un día de la semana para trabajar.",
  currency: "Usa una moneda con dos decimales o ninguno, como EUR.",
  timeZone: "Usa una zona horaria como Europe/Madrid.",
  palette: "Elige una de las paletas.",
  pointAgain: "Elige el punto otra vez.",
  pointOutside: "Elige un punto de la imagen.",
  filmAgain: "Elige el vídeo otra vez, por favor.",
  filmFormats: "Un vídeo tiene dos formatos como mucho.",
  minutesWhole: "Indica un número entero de minutos.",
  minutesLow: "Indica 0 minutos o más.",
  minutesHigh: (max) => `Indica ${max} minutos como mucho.`,
  stepsMany: (max) => `Puede haber ${max} pasos como mucho.`,
  invoicePrefix: "Usa solo letras, cifras, espacios y . / _ -.",
  vatRate: "Escribe un tipo en tanto por ciento de 0 a 100, como 21 o 5,5.",
  daySpan: (max: number) =>
    `Indica el primer día antes del último, con ${max} días como mucho.`,
  daysMany: (max) => `Puede haber ${max} plazos como mucho.`,
  galleryMany: (max) => `Puede haber ${max} fotos como mucho.`,
  consentMissing: "Anota de dónde tienes esta dirección.",
  subscriberKnown: "Esta dirección ya está en la lista.",
  subscriberLeft:
    "Esta dirección se ha dado de baja. Solo su dueño puede volver a apuntarse.",
  lostMailMissing: "Escribe un número de pedido o un correo electrónico.",
  subjectMissing: "Ponle un asunto a la carta.",
  subjectLong: (max) => `El asunto puede tener ${max} caracteres como mucho.`,
  letterMissing: "Escribe antes unas palabras.",
  letterLong: (max) =>
    `Una carta puede tener ${max / 1_000}.000 caracteres como mucho.`,
  letterTime: "Elige un momento que aún esté por llegar, dentro de un año.",
  pageMissing: "Escribe antes unas palabras.",
  pageLong: (max) =>
    `La página puede tener ${max / 1_000}.000 caracteres como mucho; escribe otra para el resto.`,
  bracketsOpen: (open) =>
    `Falta completar: ${open}. Guarda otra vez para publicarla así.`,
  pageTitleMissing: "Ponle un título a la página.",
  pageGone: "Esta página ya no está. Vuelve a cargar la lista.",
  pagesMany: (max) =>
    `Puedes tener ${max} páginas propias como mucho. Quita una antes, por favor.`,
  productSlug: (max) =>
    `Empieza por una letra y usa minúsculas, cifras y guiones, ${max} como mucho.`,
  productSlugTaken:
    "Otra pinza ya tiene esta dirección. Elige otra, por favor.",
  detailsLong: (max) =>
    `Deja los detalles en ${max / 1_000}.000 caracteres como mucho.`,
  widthMm: (min, max) => `Usa milímetros enteros, de ${min} a ${max}.`,
  slugReserved: "La propia tienda usa esta dirección. Elige otra, por favor.",
  slug: (max) => `Usa minúsculas, cifras y guiones, ${max} como mucho.`,
  slugTaken:
    "Ya hay una página en esta dirección. Elige otra o cambia esa página.",
  importPicture:
    "No se ha podido obtener ninguna de las fotos de esta pinza. Añade la pinza a mano.",
  noAddresses: "En ese archivo no hay ninguna dirección.",
  tableLetters:
    "Las letras de este archivo no se pueden leer. Guarda la tabla como «CSV UTF-8» y elígela otra vez.",
  tableQuote: (row: number) =>
    `En la fila ${row} hay unas comillas sin cerrar. Ciérralas y elige el archivo otra vez.`,
  tableWide: (max: number) =>
    `Una fila de este archivo tiene más de ${max} celdas. Elige otro archivo.`,
  tableLong: (max: number) =>
    `Esta tabla tiene más de ${max} filas. Divídela en otras más pequeñas.`,
  importTable:
    "Este archivo no contiene una lista de pinzas. Elige el archivo CSV que Etsy, Shopify o Big Cartel hizo de tus productos.",
  importMany: (max: number) =>
    `Este archivo tiene más de ${max} pinzas. Divídelo en otros más pequeños.`,
};
