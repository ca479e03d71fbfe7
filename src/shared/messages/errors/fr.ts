import { plural } from "#shared/messages/words.ts";
import type { ErrorMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("fr", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

export const fr: ErrorMessages = {
  malformed_json: "La demande n’a pas pu être lue. Veuillez réessayer.",
  malformed_request: "La demande n’a pas pu être lue. Veuillez réessayer.",
  unauthorized: "Veuillez vous reconnecter. Votre session est terminée.",
  login_failed: "Nom d’utilisateur ou mot de passe incorrect",
  passkey_refused:
    "Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez votre mot de passe.",
  passkeys_unavailable:
    "Les clés d’accès demandent https et un nom. Ouvrez l’administration à l’adresse de la boutique.",
  foreign_origin:
    "Cette demande venait d’un autre site et a été refusée. Ouvrez la boutique elle-même et réessayez.",
  not_found:
    "Il n’y a rien ici. Vérifiez l’adresse ou repartez de la page d’accueil.",
  method_not_allowed: "Ce n’est pas possible ici. Veuillez recharger la page.",
  not_yet: "Ce n’est pas encore en vente.",
  on_sale: "C’est déjà en vente.",
  out_of_stock: "C’est épuisé. Veuillez choisir autre chose.",
  variant_unavailable:
    "Cette version est épuisée. Veuillez en choisir une autre.",
  charm_out_of_stock:
    "L’une de vos breloques est désormais épuisée. Veuillez en choisir une autre.",
  resin_out_of_stock:
    "Cette résine est désormais épuisée. Veuillez en choisir une autre.",
  held: "Cet article est en ce moment dans le panier de quelqu’un.",
  not_enough: "Il n’y en a pas autant.",
  cart_full:
    "Votre panier ne peut pas contenir davantage de pinces différentes. Passez d’abord cette commande, ou retirez un article.",
  cart_empty: "Votre panier est vide. Ajoutez d’abord une pince.",
  orderPlaced: (number, time) =>
    `La commande ${number} a été passée à ${time}.`,
  line_unavailable:
    "Un article de votre panier n’est plus disponible. Retirez-le pour commander le reste.",
  price_changed:
    "Un prix a changé depuis que vous avez ouvert votre panier. Veuillez vérifier le nouveau total et passer de nouveau commande.",
  paused: "La boutique ne prend pas de commandes en ce moment.",
  pausedUntil: (date: string) =>
    `Nous reprenons les commandes à partir du ${date}. Votre panier reste tel quel.`,
  discount_unknown: "Nous ne connaissons pas ce code. Vérifiez les lettres.",
  discount_over: "Ce code n’est pas valable en ce moment.",
  discount_minimum: "Ce code est valable à partir d’un montant plus élevé.",
  discount_used_up: "Ce code est épuisé.",
  discount_used: "Vous avez déjà utilisé ce code.",
  saleAbove: "Un prix réduit est inférieur au prix habituel.",
  saleOfOptions:
    "Cette pince existe en plusieurs versions. Donnez le prix réduit à une version.",
  codeUnknown: (code: string) =>
    `Nous ne connaissons pas ${code}. Vérifiez les lettres.`,
  codeEnded: (code: string, day: string) =>
    `${code} était valable jusqu’au ${day}.`,
  codeBegins: (code: string, day: string) =>
    `${code} est valable à partir du ${day}.`,
  codeOver: (code: string) => `${code} n’est plus valable.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} est valable à partir de ${from}. Il manque ${missing}.`,
  codeUsedUp: (code: string) => `${code} est épuisé.`,
  codeUsed: (code: string) => `Vous avez déjà utilisé ${code}.`,
  codeSigns:
    "Utilisez de 3 à 24 lettres et chiffres, séparés au besoin par un trait d’union.",
  codeTaken: (code: string) =>
    `Un autre code se lit de la même façon\u00a0: ${code}.`,
  discountKind:
    "Choisissez un pourcentage, un montant ou la livraison offerte.",
  discountPercent: "Indiquez un nombre entier de 1 à 100.",
  discountZero: "Indiquez un montant supérieur à zéro.",
  discountUses: (max: number) => `Indiquez un nombre entier de 1 à ${max}.`,
  endsFirst: "La fin vient après le début.",
  key_reused:
    "Cette commande a déjà été envoyée avec d’autres informations. Veuillez recharger la page et réessayer.",
  not_cancellable:
    "Cette commande est déjà en cours de réalisation et ne peut plus être annulée ici. Veuillez nous écrire.",
  not_withdrawable:
    "Il n’est pas possible de se rétracter ici pour cette commande. Veuillez nous écrire.",
  withdrawLines: "Choisissez les articles concernés.",
  orderMissing: "Saisissez le numéro de votre commande.",
  letter_sent: "Cette lettre est déjà partie ou en route.",
  letter_waiting:
    "Cette lettre n’est pas en cours d’envoi. Veuillez la regarder encore une fois.",
  no_readers: "Il n’y a pas encore de lecteurs. La lettre reste un brouillon.",
  status_changed:
    "Cette commande a avancé entre-temps. Veuillez la consulter de nouveau.",
  status_skipped:
    "Une commande avance étape par étape. Rechargez la page et passez à la suivante.",
  payment_unset:
    "La boutique ne sait pas encore comment on vous paie. Indiquez-le sous Détails, puis demandez le paiement.",
  payment_changed:
    "Le paiement de cette commande a avancé entre-temps. Veuillez le regarder de nouveau.",
  payment_skipped:
    "Le paiement de cette commande ne peut pas passer là. Rechargez la page pour voir où il en est.",
  reminded_already: "Un rappel est parti il y a moins d’un jour.",
  not_correctable:
    "Cette commande est déjà en cours, elle ne peut donc plus être corrigée.",
  stale:
    "Quelqu’un a modifié ceci entre-temps. Comparez les deux versions et enregistrez de nouveau.",
  too_large:
    "C’est trop volumineux. Veuillez envoyer quelque chose de plus petit.",
  unsupported_type:
    "Ce type de contenu ne peut pas être accepté ici. Veuillez l’envoyer depuis les pages de la boutique.",
  misdirected:
    "Cette boutique ne répond pas à ce nom. Veuillez utiliser l’adresse que donne l’atelier.",
  invalid: "Veuillez vérifier votre saisie.",
  no_bead:
    "Nous n’avons pas de perle pour l’un de ces caractères. Veuillez le retirer.",
  too_many_requests: "Cela fait beaucoup d’un coup. Veuillez patienter un peu.",
  internal: "Un problème est survenu de notre côté. Veuillez réessayer.",
  unavailable:
    "La boutique est très sollicitée en ce moment. Veuillez réessayer dans un instant.",
  storage_full:
    "Le disque de la boutique est plein, rien n’a donc pu être enregistré. Veuillez réessayer plus tard.",

  passwordWrong: "Ce n’est pas votre mot de passe.",
  passwordShort: (min: number) => `Utilisez au moins ${min} caractères.`,
  passwordLong: (max: number) => `Utilisez au plus ${max} caractères.`,
  passwordCommon:
    "Ce mot de passe est l’un de ceux que l’on essaie en premier. Trois ou quatre mots sans rapport entre eux se retiennent facilement.",
  passwordName:
    "C’est un nom que connaissent tous ceux qui voient la boutique. Trois ou quatre mots sans rapport entre eux se retiennent facilement.",
  passwordWord:
    "C’est un seul mot, avec tout au plus des chiffres ou des signes, et les mots sont vite essayés. Trois ou quatre mots sans rapport entre eux se retiennent facilement.",
  passwordLinkEnded:
    "Ce lien n’est plus valable. Demandez-en un nouveau sur la page de connexion.",
  passkeyName: "Donnez un nom à la clé d’accès.",
  loggedOut:
    "Votre session est fermée. Réessayez et saisissez votre mot de passe.",

  sentences: (...sentences) => sentences.join(" "),
  waitMinutes: (minutes) =>
    `Cela fait beaucoup d’un coup. Veuillez patienter ${minutes > 1 ? `${minutes} minutes` : "une minute"} et réessayer.`,

  mustBeList: "Ce doit être une liste.",
  mustBeBoolean: "Ce doit être true ou false.",
  mustBeNumber: "Ce doit être un nombre.",
  mustBeObject: "Veuillez envoyer les champs sous forme d’objet JSON.",
  mustBeText: "Ce doit être un texte.",
  unexpected: "Ceci n’a pas sa place ici. Veuillez vérifier.",
  tooMuch: "C’est trop. Veuillez en saisir moins.",
  tooLittle: "C’est trop peu. Veuillez en saisir plus.",
  invisible: "Retirez les caractères invisibles.",
  lineBreaks: "Retirez les sauts de ligne et les caractères invisibles.",
  textLong: (max) => `${max} caractères au plus.`,
  tooManyChosen: (most) => `Choisissez au plus ${most} commandes à la fois.`,
  nameLong: (max) => `Le nom peut avoir ${max} caractères au plus.`,
  titleLong: (max) => `Le titre peut avoir ${max} caractères au plus.`,
  descriptionLong: (max) =>
    `La description peut avoir ${max} caractères au plus.`,
  noteLong: (max) => `La note peut avoir ${max} caractères au plus.`,
  price: "Saisissez un prix de 0 à 99999,99 avec deux décimales au plus.",
  priceWhole:
    "Saisissez un prix sans décimales : la devise de la boutique n’en a pas.",
  amount: "Indiquez un montant comme 24.00.",
  imageUrl:
    "Utilisez une image envoyée ou une adresse qui commence par https://.",
  webUrl: "Utilisez une adresse qui commence par https://.",

  nameMissing: "Saisissez votre nom complet.",
  nameAddress: "Saisissez votre nom seul, sans adresse web ni e-mail.",
  contactEmailMissing:
    "Saisissez votre adresse e-mail pour que nous puissions confirmer la commande.",
  phoneMissing: "Saisissez un numéro de téléphone.",
  phone: (min, max) =>
    `Saisissez un numéro de téléphone de ${min} à ${max} chiffres.`,
  idempotencyKey:
    "L’Idempotency-Key doit avoir de 1 à 128 caractères visibles.",

  // Delivery
  deliveryMissing: "Choisissez comment votre commande vous parvient.",
  deliveryGone:
    "Ce mode de livraison n’est plus proposé. Veuillez en choisir un autre.",
  countryNotServed:
    "Ce mode de livraison ne dessert pas ce pays. Veuillez en choisir un autre.",
  streetMissing: "Indiquez le numéro et la rue.",
  addressMissing: "Indiquez l’adresse.",
  postalCodeMissing: "Indiquez le code postal.",
  postcodeMissing: "Indiquez le code postal.",
  zipMissing: "Indiquez le code ZIP.",
  cityMissing: "Indiquez la ville.",
  regionMissing: "Indiquez l’État.",
  countryMissing: "Choisissez un pays.",
  addressLong: (max: number) =>
    `Cette ligne peut avoir ${max} caractères au plus.`,
  countryCode: "Utilisez les deux lettres des pays, par exemple FR.",
  tierFrom: (most: number) =>
    `Indiquez un nombre entier de pinces, de 2 à ${most}.`,
  tierMany: (max: number) => `Utilisez au plus ${max} paliers.`,
  tierTwice: (from: number) =>
    `Il y a déjà un prix à partir de ${from} pinces.`,
  deliveryNameMissing: "Donnez un nom à ce mode de livraison.",
  deliveryMany: (max: number) =>
    `Il peut y avoir ${max} modes de livraison au plus.`,

  quantity: (min, max) => `Choisissez une quantité de ${min} à ${max}.`,
  quantitySum: (max, present) =>
    `Vous pouvez en commander ${max} au plus de chaque sorte, et votre panier en contient déjà ${present}.`,
  lineGone:
    "Cet article n’est plus dans votre panier. Veuillez regarder ce qu’il contient à présent.",
  notCustom:
    "Seule une pince personnalisée peut être modifiée dans l’atelier de création.",
  productGone:
    "Cette pince n’est plus dans la boutique. Veuillez en choisir une autre.",
  notYet: (name: string, when: string) =>
    `La vente de ${name} ouvre le ${when}. Revenez à ce moment-là.`,
  onSale: (name: string) =>
    `${name} est en vente en ce moment, inutile d’attendre.`,
  remindLater:
    "De très nombreuses adresses sont venues de ce réseau. Veuillez réessayer plus tard ou nous écrire.",
  lineNotYet: (when: string) => `En vente à partir du ${when}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} sera en vente à partir du ${when}.`,
  productSoldOut: (name) => `${name} n’est plus en stock.`,
  otherOption: "Cette version appartient à une autre pince.",
  optionGone: (name, option) =>
    `${name} n’est plus disponible en ${option}. Veuillez choisir une autre version.`,
  lineRemoved: "Elle n’est plus dans la boutique.",
  lineSoldOut: "Elle est épuisée.",
  lineOptions: "Elle existe maintenant en plusieurs versions.",
  lineOptionGone: "Cette version n’est plus fabriquée.",
  lineOptionSoldOut: "Cette version est épuisée.",
  lineSwitchedOff: "Les pinces personnalisées font une petite pause.",
  lineCharmGone: (name) =>
    `La breloque ${name} n’est plus dans la boutique. Modifiez la pince pour en choisir une autre.`,
  lineResinGone: (name) =>
    `La résine ${name} n’est plus dans la boutique. Modifiez la pince pour en choisir une autre.`,
  lineCharmSoldOut: (name) =>
    `La breloque ${name} est épuisée. Modifiez la pince pour en choisir une autre.`,
  lineResinSoldOut: (name) =>
    `La résine ${name} est épuisée. Modifiez la pince pour en choisir une autre.`,
  orderRemoved: (line) => `${line} n’est plus dans la boutique.`,
  orderSoldOut: (line) => `${line} n’est plus en stock.`,
  orderOptions: (line) =>
    `${line} n’est plus disponible ainsi\u00a0: elle existe maintenant en plusieurs versions.`,
  orderOptionGone: (line) =>
    `${line} n’est plus disponible\u00a0: cette version n’est plus fabriquée.`,
  orderOptionSoldOut: (line) =>
    `${line} n’est plus disponible\u00a0: cette version est épuisée.`,
  orderSwitchedOff: (line) =>
    `${line} n’est pas disponible\u00a0: les pinces personnalisées font une petite pause.`,
  orderCharmGone: (line, name) =>
    `${line} n’est plus disponible\u00a0: la breloque ${name} n’est plus dans la boutique.`,
  orderResinGone: (line, name) =>
    `${line} n’est plus disponible\u00a0: la résine ${name} n’est plus dans la boutique.`,
  orderCharmSoldOut: (line, name) =>
    `${line} n’est plus disponible\u00a0: la breloque ${name} est épuisée.`,
  orderResinSoldOut: (line, name) =>
    `${line} n’est plus disponible\u00a0: la résine ${name} est épuisée.`,
  changeOrRemove:
    "Veuillez modifier ou retirer cet article, puis passer de nouveau commande.",
  cartChanged:
    "Votre panier a changé depuis que vous l’avez ouvert. Veuillez le vérifier et passer de nouveau commande.",
  lookAgain:
    "Veuillez vérifier le nouveau total et passer de nouveau commande.",
  costsNow: (clip, price, before) =>
    `${clip} coûte maintenant ${price} au lieu de ${before}.`,

  charmsMany: (max) => `Vous pouvez choisir ${max} breloques au plus.`,
  charmsDoubled: "Chaque breloque peut être choisie une fois.",
  lettersMany: (max) => `Votre message peut avoir ${max} caractères au plus.`,
  lettersOnly:
    "Votre message ne peut contenir que des lettres, des chiffres et des signes.",
  designEmpty: "Veuillez choisir au moins une breloque ou ajouter un message.",
  designGone: "Cette création n’existe pas. Veuillez commencer la vôtre.",
  charmSoldOut: (name) =>
    `La breloque ${name} est épuisée. Veuillez en choisir une autre.`,
  resinSoldOut: (name) =>
    `La résine ${name} est épuisée. Veuillez en choisir une autre.`,
  charmGone: (name) =>
    `La breloque ${name} n’est plus dans la boutique. Veuillez en choisir une autre.`,
  resinGone: (name) =>
    `La résine ${name} n’est plus dans la boutique. Veuillez en choisir une autre.`,
  charmUnknown:
    "La breloque que vous avez choisie n’est plus dans la boutique. Veuillez en choisir une autre.",
  resinUnknown:
    "La résine que vous avez choisie n’est plus dans la boutique. Veuillez en choisir une autre.",
  charmsFew: (left, charm, wanted) =>
    `Il ne reste que ${left} ${plural("fr", left, { one: "breloque", other: "breloques" })} ${charm}, et votre panier en demande ${wanted}. Veuillez en prendre moins ou choisir une autre breloque.`,
  charmSoldSince: (name) =>
    `La breloque ${name} a été vendue entre-temps, cette commande ne peut donc pas être rétablie.`,

  alreadyMaking: (email) =>
    `Nous avons déjà commencé votre commande, elle ne peut donc plus être annulée ici. Veuillez écrire à ${email}.`,
  customerCancelled:
    "La commande a été annulée par la personne qui l’avait passée. Si elle la souhaite malgré tout, invitez-la à commander de nouveau.",
  orderCancelled: "Cette commande est annulée.",
  orderGone: "Cette commande n’existe plus.",
  alreadySent: "Cette commande est déjà terminée, ce n’est donc plus possible.",
  withdrawnAll:
    "Cette commande a été rétractée, il n’y a plus rien à fabriquer ni à envoyer.",
  tracking: "Utilisez le lien du transporteur, qui commence par https://.",
  trackingUnknown:
    "Nous ne connaissons pas ce numéro. Choisissez le transporteur ou utilisez son lien.",
  trackingUnsent:
    "Un lien de suivi ne s’ajoute qu’à une commande déjà expédiée.",
  status: (statuses) => `Indiquez un statut\u00a0: ${statuses}.`,

  ownNameMissing: "Donnez un nom à cette commande.",
  itemNameMissing: "Dites ce que c’est.",
  itemsMissing: "Ajoutez au moins un article.",
  itemsMany: (most) => `Une commande contient ${most} articles au plus.`,
  itemsWrong:
    "Ce n’est ni une de vos pinces, ni une création, ni un article avec un nom et un prix.",
  noCustomerAddress:
    "Cette commande n’a pas d’adresse e-mail, personne ne peut donc recevoir de message.",

  holderMissing: "Indiquez le titulaire du compte.",
  ibanMissing: "Indiquez l’IBAN.",
  iban: "Il y a une erreur dans cet IBAN. Veuillez le comparer avec celui de votre banque.",
  ibanLength: (country, length, typed) =>
    `Un IBAN qui commence par ${country} compte ${length} caractères ; celui-ci en compte ${typed}.`,
  ibanCountry: "Aucun IBAN ne commence par ces lettres.",
  bic: "Un BIC compte 8 ou 11 lettres et chiffres.",
  payLink: "Utilisez un lien qui commence par https://.",
  payLinkPlaces:
    "Seuls {amount} et {order} sont remplis, et pas dans le nom du site.",
  paymentState: (states) => `Indiquez un état : ${states}.`,
  notAskedYet:
    "Demandez d’abord le paiement ; un rappel suit une semaine plus tard.",
  nothingToAsk: "Cette commande n’est plus valable, il n’y a rien à demander.",
  nothingOwed: "Cette commande ne coûte rien, il n’y a rien à demander.",
  refundFirst:
    "Une partie du paiement a été remboursée. Annulez d’abord ce remboursement.",
  refundedAll: "Tout ce qui a été payé a déjà été remboursé.",
  refundNothing:
    "Indiquez le montant que vous avez remboursé\u202f; il est supérieur à zéro.",
  refundWhole:
    "Saisissez un montant sans décimales : la devise de cette commande n’en a pas.",
  refundMost: (most: string) =>
    `Vous pouvez rembourser ${most} au plus\u00a0: c’est ce qui a été payé et pas encore remboursé.`,

  orderChanged:
    "Cette commande a été corrigée dans une autre fenêtre. Regardez-la telle qu’elle est maintenant et corrigez-la de nouveau.",
  overCorrect:
    "Cette commande n’est plus valable, elle ne peut donc pas être corrigée.",
  noAddress: "Cette commande n’a pas d’adresse à corriger.",
  lastLine: "Une commande garde au moins une pince. Annulez-la plutôt.",
  lineUnknown:
    "Cette commande n’a pas cette ligne. Veuillez recharger la page.",
  notACustomLine:
    "Seule une pince personnalisée a des lettres, des breloques et une résine.",
  paidTotal:
    "Cette commande est payée et la correction changerait son total. Revenez d’abord en arrière sur le paiement.",
  otherCurrency:
    "La boutique a changé de devise, on ne peut donc que garder ou retirer ce que la pince a déjà.",
  stockFew: (left, name, wanted) =>
    `Il ne reste que ${left} ${plural("fr", left, { one: "exemplaire", other: "exemplaires" })} de ${name}, et il en faut ${wanted} de plus.`,
  confirmationLimit:
    "Cette boîte de réception a déjà reçu aujourd’hui le maximum d’e-mails sur cette commande.",

  productNameMissing: "Donnez un nom à la pince.",
  charmNameMissing: "Donnez un nom à la breloque.",
  resinNameMissing: "Donnez un nom à la résine.",
  optionTitleMissing: "Donnez un titre à la version.",
  descriptionMissing: "Ajoutez une courte description.",
  stock: (max) => `Saisissez un stock de 0 à ${max}.`,
  // What is counted
  heldFor: (name, left) =>
    `${name} est dans le panier de quelqu’un. Cet article sera peut-être de nouveau libre dans ${minutes(left)}.`,
  fewLeft: (name, left) =>
    left === 1
      ? `Il n’y a qu’un exemplaire de ${name}.`
      : `Il n’y a que ${left} exemplaires de ${name}. Veuillez en prendre moins.`,
  lineHeld: (left) =>
    `Cet article est maintenant dans le panier de quelqu’un. Il sera peut-être de nouveau libre dans ${minutes(left)}.`,
  lineFew: (left) =>
    left === 1
      ? "Il n’y en a qu’un exemplaire. Veuillez en prendre un seul."
      : `Il n’y en a que ${left} exemplaires. Veuillez en prendre moins.`,
  orderHeld: (line, left) =>
    `${line} est maintenant dans le panier de quelqu’un. Cet article sera peut-être de nouveau libre dans ${minutes(left)}.`,
  orderFew: (line, left) =>
    `Il n’y a ${plural("fr", left, { one: `qu’un exemplaire`, other: `que ${left} exemplaires` })} de ${line}.`,
  soldSince: (name) =>
    `${name} a été vendue entre-temps, cette commande ne peut donc pas être rétablie.`,
  resinsFew: (left, resin, wanted) =>
    `La résine ${resin} suffit encore pour ${left} ${plural("fr", left, { one: "pince", other: "pinces" })}, et votre panier en demande ${wanted}. Veuillez en prendre moins ou choisir une autre résine.`,
  stockChange: (max) =>
    `Indiquez un nombre entier différent de 0, ${max} au plus.`,
  stockBelow: (left) =>
    `Il en reste ${left}, le nombre ne peut donc pas descendre autant.`,
  notCounted:
    "Cet article n’est pas compté. Indiquez d’abord combien il y en a.",
  variantsMany: (max) => `Une pince peut avoir ${max} versions au plus.`,
  picturesMany: (max) => `Une pince peut avoir ${max} images au plus.`,
  firstPicture: "La première des images doit être celle de la pince.",
  rowsChanged:
    "La liste a changé entre-temps. Veuillez la recharger et la trier de nouveau.",
  rowsIncomplete: "Citez chaque ligne de la liste une fois.",
  itemProductGone: "Cette pince n’est plus là. Veuillez recharger la liste.",
  itemCharmGone: "Cette breloque n’est plus là. Veuillez recharger la liste.",
  itemResinGone: "Cette résine n’est plus là. Veuillez recharger la liste.",
  optionUnknown:
    "Cette version n’appartient pas à cette pince. Veuillez recharger la page.",
  optionsOfOther:
    "L’une de ces versions n’appartient pas à cette pince. Veuillez recharger la page.",
  optionsOfOtherReload:
    "L’une de ces versions n’appartient pas à cette pince. Veuillez la recharger.",
  testAddressMissing: "Saisissez une adresse e-mail.",

  pictureAgain: "Veuillez choisir la nouvelle image encore une fois.",
  pictureMissing: "Choisissez une image.",
  pictureForm: "Veuillez envoyer l’image dans un formulaire avec un fichier.",
  pictureTooLarge: "Veuillez choisir une image de moins de 5\u00a0Mo",
  pictureIncomplete: "L’image n’est pas arrivée entière. Veuillez réessayer.",
  pictureGone: "Cette image n’est plus là. Veuillez la choisir de nouveau.",
  pictureDamaged:
    "Cette image est abîmée ou n’est pas arrivée entière. Veuillez l’enregistrer de nouveau ou en choisir une autre.",
  picturePixels: (width, height, side) =>
    `Cette image est trop grande\u00a0: ${width} x ${height} pixels. Veuillez la réduire à 40 mégapixels et ${side} pixels de côté au plus, puis la choisir de nouveau.`,
  pictureHeic:
    "C’est une image HEIC, comme en prennent les iPhone. Veuillez l’exporter en JPEG, ou régler Appareil photo, Formats sur «\u00a0Le plus compatible\u00a0», puis la choisir de nouveau.",
  pictureAvif:
    "Les images AVIF ne sont pas encore acceptées. Veuillez l’enregistrer en JPEG ou PNG et la choisir de nouveau.",
  pictureRaw:
    "Les fichiers TIFF et RAW ne sont pas acceptés. Veuillez exporter l’image en JPEG et la choisir de nouveau.",
  pictureSvg:
    "Les dessins SVG ne sont pas acceptés. Veuillez l’exporter en PNG et le choisir de nouveau.",
  pictureUnknown:
    "Ce fichier n’est pas une image que la boutique peut montrer. Veuillez utiliser une image JPEG, PNG, WebP ou GIF.",
  pictureAnimated:
    "Les images WebP animées ne sont pas acceptées. Veuillez en enregistrer une vue en JPEG ou PNG et la choisir.",
  resinRatio: (width, height) =>
    `Cette image a ${width} x ${height} pixels, pas 16:9. Photographiez la pince de face, détourez-la, placez-la sur un fond vide de 1280 x 720 pixels et enregistrez-la en PNG.`,
  resinGround:
    "Cette image n’a pas de fond transparent. Photographiez la pince de face, détourez-la, placez-la sur un fond vide de 1280 x 720 pixels et enregistrez-la en PNG.",
  resinRatioAndGround: (width, height) =>
    `Cette image a ${width} x ${height} pixels, pas 16:9, et n’a pas de fond transparent. Photographiez la pince de face, détourez-la, placez-la sur un fond vide de 1280 x 720 pixels et enregistrez-la en PNG.`,
  markBlank:
    "Ce dessin apparaît vide ici. Veuillez l’exporter en PNG et le choisir de nouveau.",
  markTooLong:
    "Ce dessin met trop de temps à s’afficher. Veuillez l’exporter en PNG et le choisir de nouveau.",
  markLetters:
    "Ce dessin contient des lettres dont la police n’est pas incluse, elles manqueraient donc. Veuillez convertir le texte en tracés ou l’exporter en PNG, puis le choisir de nouveau.",
  filmTooLarge:
    "Un film peut faire 20\u00a0Mo au plus. Veuillez le raccourcir ou le réduire, puis le choisir de nouveau.",
  notFilm:
    "Ce fichier n’est pas un film que les navigateurs lisent. Veuillez utiliser un fichier MP4 ou WebM.",
  quickTime:
    "C’est un film QuickTime, comme en font les iPhone et les Mac, et peu de navigateurs le lisent. Veuillez l’exporter en MP4 et le choisir de nouveau.",
  filmTelemetry:
    "Ce film contient une piste de données de la caméra, comme le lieu, qui ne peut pas être retirée ici. Veuillez l’exporter avec l’image et le son seuls et le choisir de nouveau.",
  filmIncomplete: "Le film n’est pas arrivé entier. Veuillez réessayer.",
  filmDamaged:
    "Ce film est abîmé ou incomplet. Veuillez l’exporter de nouveau ou en choisir un autre.",
  filmSoundAlone:
    "Ce fichier ne contient que du son. Veuillez choisir un film avec une image.",
  filmForm: "Veuillez envoyer le film lui-même, sans formulaire autour.",
  filmGone: "Ce film n’est plus là. Veuillez le choisir de nouveau.",
  asJson: "Veuillez envoyer ceci en application/json.",

  titleMissing: "Donnez un titre.",
  shopNameMissing: "Donnez un nom à la boutique.",
  language: "Veuillez choisir l’une des langues.",
  country:
    "Utilisez les deux lettres d’un pays, comme FR, ou laissez le champ vide.",
  orderWording: "Choisissez le texte du bouton de commande.",
  withdrawalDays: (max: number) =>
    `Saisissez un nombre entier de jours, de 0 à ${max}.`,
  hidden:
    "Seules la pince personnalisée, la fabrication, la galerie et la newsletter peuvent être masquées.",
  pauseTime:
    "Indiquez une date et une heure, par exemple 2026-12-21T00:00:00Z.",
  pauseBackwards:
    "Une pause doit se terminer après son début. Vérifiez les deux dates.",
  clipsPerWeek: (max: number) =>
    `Indiquez combien de pinces vous faites par semaine, de 1 à ${max}.`,
  leadDays: (max) => `Indiquez des jours entiers, de 0 à ${max}.`,
  dayOff:
    "Utilisez des jours de semaine de 1 (lundi) à 7, ou des dates comme 2026-12-24.",
  daysOffMany: (max: number) =>
    `Il peut y avoir ${max} jours de repos au plus. Retirez ceux qui sont passés.`,
  noWorkday: "Gardez au moins un jour de la semaine pour travailler.",
  currency: "Utilisez une devise à deux décimales ou sans décimale, comme EUR.",
  timeZone: "Utilisez un fuseau horaire comme Europe/Paris.",
  palette: "Veuillez choisir l’une des palettes.",
  pointAgain: "Choisissez le point de nouveau.",
  pointOutside: "Choisissez un point de l’image.",
  filmAgain: "Veuillez choisir le film de nouveau.",
  filmFormats: "Un film a deux formats au plus.",
  minutesWhole: "Indiquez un nombre entier de minutes.",
  minutesLow: "Indiquez 0 minute ou plus.",
  minutesHigh: (max) => `Indiquez ${max} minutes au plus.`,
  stepsMany: (max) => `Il peut y avoir ${max} étapes au plus.`,
  invoicePrefix:
    "Utilisez seulement des lettres, des chiffres, des espaces et . / _ -.",
  vatRate: "Indiquez un taux de 0 à 100, comme 20 ou 5,5.",
  daySpan: (max: number) =>
    `Indiquez le premier jour avant le dernier, sur ${max} jours au plus.`,
  daysMany: (max) => `Il peut y avoir ${max} durées au plus.`,
  galleryMany: (max) => `Il peut y avoir ${max} photos au plus.`,
  consentMissing: "Notez d’où vous tenez cette adresse.",
  subscriberKnown: "Cette adresse est déjà sur la liste.",
  subscriberLeft:
    "Cette adresse a quitté la liste. Seule la personne concernée peut s’y réinscrire.",
  lostMailMissing: "Saisissez un numéro de commande ou une adresse e-mail.",
  subjectMissing: "Donnez un objet à la lettre.",
  subjectLong: (max) => `L’objet peut avoir ${max} caractères au plus.`,
  letterMissing: "Écrivez d’abord quelques mots.",
  letterLong: (max) =>
    `Une lettre peut avoir ${max / 1_000}\u202f000 caractères au plus.`,
  letterTime: "Choisissez un moment à venir, dans l’année.",
  pageMissing: "Écrivez d’abord quelques mots.",
  pageLong: (max) =>
    `La page peut avoir ${max / 1_000}\u202f000 caractères au plus\u202f; écrivez une seconde page pour le reste.`,
  bracketsOpen: (open) =>
    `Reste à compléter\u00a0: ${open}. Enregistrez encore une fois pour publier la page ainsi.`,
  pageTitleMissing: "Donnez un titre à la page.",
  pageGone: "Cette page n’est plus là. Veuillez recharger la liste.",
  pagesMany: (max) =>
    `Vous pouvez avoir ${max} pages personnelles au plus. Veuillez d’abord en retirer une.`,
  productSlug: (max) =>
    `Commencez par une lettre, puis des minuscules, des chiffres et des tirets, ${max} au plus.`,
  productSlugTaken:
    "Une autre pince a déjà cette adresse. Choisissez-en une autre.",
  detailsLong: (max) => `Limitez les détails à ${max / 1_000} 000 caractères.`,
  widthMm: (min, max) =>
    `Indiquez des millimètres entiers, de ${min} à ${max}.`,
  slugReserved:
    "La boutique utilise elle-même cette adresse. Veuillez en choisir une autre.",
  slug: (max) =>
    `Utilisez des minuscules, des chiffres et des traits d’union, ${max} au plus.`,
  slugTaken:
    "Il y a déjà une page à cette adresse. Veuillez en choisir une autre, ou modifier cette page.",
  importPicture:
    "Aucune des photos de cette pince n’a pu être récupérée. Ajoutez la pince à la main.",
  noAddresses: "Aucune adresse trouvée dans ce fichier.",
  tableLetters:
    "Les lettres de ce fichier sont illisibles. Enregistrez le tableau au format «\u00a0CSV UTF-8\u00a0» et choisissez-le de nouveau.",
  tableQuote: (row: number) =>
    `À la ligne ${row}, un guillemet n’est pas fermé. Fermez-le et choisissez de nouveau le fichier.`,
  tableWide: (max: number) =>
    `Une ligne de ce fichier a plus de ${max} cellules. Choisissez un autre fichier.`,
  tableLong: (max: number) =>
    `Ce tableau a plus de ${max} lignes. Divisez-le en tableaux plus petits.`,
  importTable:
    "Ce fichier ne contient pas de liste de pinces. Choisissez le fichier CSV qu’Etsy, Shopify ou Big Cartel a créé de vos produits.",
  importMany: (max: number) =>
    `Ce fichier contient plus de ${max} pinces. Divisez-le en fichiers plus petits.`,
};
