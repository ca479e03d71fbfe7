import { plural } from "#shared/messages/words.ts";

const minutes = (count: number) =>
  plural("en", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

/** The texts about a wrong input or a refused request. */
export const en = {
  // A problem's code is the key of what is said if nothing more is known.
  malformed_json: "The request could not be read. Please try again.",
  malformed_request: "The request could not be read. Please try again.",
  unauthorized: "Please log in again. Your session has ended.",
  login_failed: "Invalid username or password",
  passkey_refused:
    "That passkey was not accepted. Try once more, or use your password.",
  passkeys_unavailable:
    "Passkeys need https and a name. Open the panel at the shop's own address.",
  foreign_origin:
    "This request came from another site and was refused. Open the shop itself and try again.",
  not_found:
    "There is nothing here. Please check the address, or begin at the home page.",
  method_not_allowed: "That cannot be done here. Please load the page again.",
  not_yet: "That is not on sale yet.",
  on_sale: "That is on sale already.",
  out_of_stock: "That is sold out. Please choose something else.",
  variant_unavailable: "That option is sold out. Please choose another.",
  charm_out_of_stock:
    "One of your charms has just sold out. Please choose another.",
  resin_out_of_stock: "That resin has just sold out. Please choose another.",
  held: "This is in someone's cart right now.",
  not_enough: "There are not that many of it.",
  cart_full:
    "Your cart holds as many different clips as it can. Place this order first, or remove something.",
  cart_empty: "Your cart is empty. Add a clip first.",
  /** In its place, where the cart is empty because it was ordered. */
  orderPlaced: (number: number, time: string) =>
    `Order ${number} was placed at ${time}.`,
  line_unavailable:
    "Something in your cart can no longer be bought. Please remove it to order the rest.",
  price_changed:
    "A price changed since you opened your cart. Please look at the new total and place the order again.",
  paused: "The shop takes no orders just now.",
  pausedUntil: (date: string) =>
    `We take orders again from ${date}. Your cart stays as it is.`,
  discount_unknown: "We don't know that code. Check the letters.",
  discount_over: "That code cannot be used now.",
  discount_minimum: "That code counts from a higher total on.",
  discount_used_up: "That code has been used up.",
  discount_used: "You have used that code before.",
  saleAbove: "A sale price is below the regular price.",
  saleOfOptions:
    "This clip is sold by its options. Give the sale price to an option.",
  codeUnknown: (code: string) => `We don't know ${code}. Check the letters.`,
  codeEnded: (code: string, day: string) => `${code} ended on ${day}.`,
  codeBegins: (code: string, day: string) => `${code} begins on ${day}.`,
  codeOver: (code: string) => `${code} is over.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} counts from ${from} on. ${missing} to go.`,
  codeUsedUp: (code: string) => `${code} has been used up.`,
  codeUsed: (code: string) => `You have used ${code} before.`,
  codeSigns: "Use 3 to 24 letters and digits. A hyphen may stand between them.",
  codeTaken: (code: string) => `There is a code that reads the same: ${code}.`,
  discountKind: "Choose a percentage, an amount or free delivery.",
  discountPercent: "Use a whole number from 1 to 100.",
  discountZero: "Enter an amount above zero.",
  discountUses: (max: number) => `Use a whole number from 1 to ${max}.`,
  endsFirst: "The end comes after the beginning.",
  key_reused:
    "This order was already sent with other details. Please reload the page and try again.",
  not_cancellable:
    "This order is already being made, so it cannot be cancelled here. Please write to us.",
  not_withdrawable:
    "This order cannot be withdrawn from here. Please write to us.",
  withdrawLines: "Choose what to withdraw from.",
  orderMissing: "Enter the number of your order.",
  letter_sent: "This letter has already been sent, or is on its way.",
  letter_waiting:
    "This letter is not being sent right now. Please look at it once more.",
  no_readers: "There are no readers yet. The letter stays as a draft.",
  status_changed:
    "This order has moved on in the meantime. Please look at it once more.",
  status_skipped:
    "An order moves one step at a time. Load the page again and take the next one.",
  payment_unset:
    "The shop does not know yet how you are paid. Say it under Details, then ask for the money.",
  payment_changed:
    "The payment of this order has moved on in the meantime. Please look at it once more.",
  payment_skipped:
    "The payment of this order cannot move there. Load the page again to see how it stands.",
  reminded_already: "A reminder went out less than a day ago.",
  not_correctable:
    "This order is being made already, so it cannot be corrected any more.",
  stale:
    "Someone changed this in the meantime. Look at both versions and save again.",
  too_large: "That is too large. Please send something smaller.",
  unsupported_type:
    "That kind of content cannot be taken here. Please send it from the shop's own pages.",
  misdirected:
    "This shop does not answer to that name. Please use the address that its maker gives.",
  invalid: "Please check what you entered.",
  no_bead: "We have no bead for one of these characters. Please leave it out.",
  too_many_requests: "That was a lot at once. Please wait a little.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "The shop is busy right now. Please try again shortly.",
  storage_full:
    "The shop's disk is full, so nothing could be saved. Please try again later.",

  passwordWrong: "That is not your password.",
  passwordShort: (min: number) => `Use ${min} characters or more.`,
  passwordLong: (max: number) => `Use ${max} characters at most.`,
  passwordCommon:
    "This password is one of those that are tried first. Three or four words that do not belong together are easy to keep.",
  passwordName:
    "This is a name that everybody who sees the shop knows. Three or four words that do not belong together are easy to keep.",
  passwordWord:
    "This is one word, with digits or signs at most, and words are tried early. Three or four words that do not belong together are easy to keep.",
  passwordLinkEnded:
    "This link has ended. Ask for a new one on the login page.",
  passkeyName: "Give the passkey a name.",
  loggedOut: "You are logged out. Try again, and give your password.",

  /** Several sentences, one after the other. */
  sentences: (...sentences: string[]) => sentences.join(" "),
  waitMinutes: (minutes: number) =>
    `That was a lot at once. Please wait ${minutes > 1 ? `${minutes} minutes` : "a minute"} and try again.`,

  // Inputs of any form
  mustBeList: "This must be a list.",
  mustBeBoolean: "This must be true or false.",
  mustBeNumber: "This must be a number.",
  mustBeObject: "Please send the fields as a JSON object.",
  mustBeText: "This must be a text.",
  unexpected: "This is not what belongs here. Please check it.",
  tooMuch: "This is too much. Please enter less.",
  tooLittle: "This is too little. Please enter more.",
  invisible: "Leave out invisible characters.",
  lineBreaks: "Leave out line breaks and invisible characters.",
  textLong: (max: number) => `Keep this within ${max} characters.`,
  tooManyChosen: (most: number) => `Choose at most ${most} orders at once.`,
  nameLong: (max: number) => `Keep the name within ${max} characters.`,
  titleLong: (max: number) => `Keep the title within ${max} characters.`,
  descriptionLong: (max: number) =>
    `Keep the description within ${max} characters.`,
  noteLong: (max: number) => `Keep the note within ${max} characters.`,
  price: "Enter a price from 0 to 99999.99 with at most two decimals.",
  priceWhole:
    "Enter a price without decimals: the currency of the shop has none.",
  amount: "Give an amount such as 24.00.",
  imageUrl: "Use an uploaded picture or an address that begins with https://.",
  webUrl: "Use an address that begins with https://.",

  // Checkout
  nameMissing: "Enter your full name.",
  nameAddress: "Enter your name alone, without a web or email address.",
  contactEmailMissing: "Enter your email so we can confirm the order.",
  phoneMissing: "Enter a phone number.",
  phone: (min: number, max: number) =>
    `Enter a phone number with ${min} to ${max} digits.`,
  idempotencyKey: "The Idempotency-Key must have 1 to 128 visible characters.",

  // Delivery
  deliveryMissing: "Choose how your order reaches you.",
  deliveryGone:
    "This way of delivery is no longer offered. Please choose another.",
  countryNotServed:
    "This way of delivery does not reach that country. Please choose another.",
  streetMissing: "Enter the street and number.",
  addressMissing: "Enter the address.",
  postalCodeMissing: "Enter the postal code.",
  postcodeMissing: "Enter the postcode.",
  zipMissing: "Enter the ZIP code.",
  cityMissing: "Enter the town or city.",
  regionMissing: "Enter the state.",
  countryMissing: "Choose a country.",
  addressLong: (max: number) => `Keep this line within ${max} characters.`,
  countryCode: "Use the two letters of countries, such as DE.",
  tierFrom: (most: number) => `Use a whole number of clips from 2 to ${most}.`,
  tierMany: (max: number) => `Use up to ${max} steps.`,
  tierTwice: (from: number) =>
    `There is a price from ${from} clips on already.`,
  deliveryNameMissing: "Give this way of delivery a name.",
  deliveryMany: (max: number) =>
    `There can be ${max} ways of delivery at most.`,

  // Cart
  quantity: (min: number, max: number) =>
    `Choose a quantity from ${min} to ${max}.`,
  quantitySum: (max: number, present: number) =>
    `You can order ${max} of a kind at most, and your cart already has ${present}.`,
  lineGone: "This is no longer in your cart. Please look at what is in it now.",
  notCustom: "Only a custom clip can be changed in the designer.",
  productGone: "This clip is no longer in the shop. Please choose another.",
  notYet: (name: string, when: string) =>
    `${name} opens on ${when}. Please come back then.`,
  onSale: (name: string) =>
    `${name} can be bought right now. You need not wait for it.`,
  remindLater:
    "Very many addresses came from this network. Please try again later, or write to us.",
  lineNotYet: (when: string) => `It can be bought from ${when}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} can only be bought from ${when}.`,
  productSoldOut: (name: string) => `${name} is sold out.`,
  otherOption: "This option belongs to another clip.",
  optionGone: (name: string, option: string) =>
    `${name} is not available as ${option} any more. Please choose another option.`,
  // Why a line cannot be bought, for the line itself ...
  lineRemoved: "It is no longer in the shop.",
  lineSoldOut: "It is sold out.",
  lineOptions: "It now comes in several options.",
  lineOptionGone: "This option is no longer made.",
  lineOptionSoldOut: "This option is sold out.",
  lineSwitchedOff: "Custom clips are taking a short break.",
  lineCharmGone: (name: string) =>
    `${name} is no longer in the shop. Edit to swap it.`,
  lineResinGone: (name: string) =>
    `${name} is no longer in the shop. Edit to choose another.`,
  lineCharmSoldOut: (name: string) =>
    `${name} is out of stock. Edit to swap it.`,
  lineResinSoldOut: (name: string) =>
    `${name} is out of stock. Edit to choose another.`,
  // ... and for a whole cart, with the line's name.
  orderRemoved: (line: string) =>
    `${line} can no longer be bought: it is no longer in the shop.`,
  orderSoldOut: (line: string) =>
    `${line} can no longer be bought: it is sold out.`,
  orderOptions: (line: string) =>
    `${line} can no longer be bought: it now comes in several options.`,
  orderOptionGone: (line: string) =>
    `${line} can no longer be bought: this option is no longer made.`,
  orderOptionSoldOut: (line: string) =>
    `${line} can no longer be bought: this option is sold out.`,
  orderSwitchedOff: (line: string) =>
    `${line} can no longer be bought: custom clips are taking a short break.`,
  orderCharmGone: (line: string, name: string) =>
    `${line} can no longer be bought: the charm ${name} is no longer in the shop.`,
  orderResinGone: (line: string, name: string) =>
    `${line} can no longer be bought: the resin ${name} is no longer in the shop.`,
  orderCharmSoldOut: (line: string, name: string) =>
    `${line} can no longer be bought: the charm ${name} is sold out.`,
  orderResinSoldOut: (line: string, name: string) =>
    `${line} can no longer be bought: the resin ${name} is sold out.`,
  changeOrRemove: "Please change or remove it, then place the order again.",
  cartChanged:
    "Your cart changed since you opened it. Please look at it and place the order again.",
  lookAgain: "Please look at the new total and place the order again.",
  costsNow: (clip: string, price: string, before: string) =>
    `${clip} costs ${price} now, it was ${before}.`,

  // Custom clips
  charmsMany: (max: number) => `You can only select up to ${max} charms.`,
  charmsDoubled: "Each charm can be chosen once.",
  lettersMany: (max: number) =>
    `Your message can have ${max} characters at most.`,
  lettersOnly: "Your message can have letters, numbers and signs only.",
  designEmpty: "Please select at least one charm or add a custom message.",
  designGone: "There is no such design. Please begin one of your own.",
  charmSoldOut: (name: string) =>
    `The charm ${name} is sold out. Please choose another.`,
  resinSoldOut: (name: string) =>
    `The resin ${name} is sold out. Please choose another.`,
  charmGone: (name: string) =>
    `The charm ${name} is no longer in the shop. Please choose another.`,
  resinGone: (name: string) =>
    `The resin ${name} is no longer in the shop. Please choose another.`,
  charmUnknown:
    "The charm that you chose is no longer in the shop. Please choose another.",
  resinUnknown:
    "The resin that you chose is no longer in the shop. Please choose another.",
  charmsFew: (left: number, charm: string, wanted: number) =>
    `Only ${left} of the charm ${charm} ${plural("en", left, { one: "is", other: "are" })} left, and your cart needs ${wanted}. Please choose fewer or another charm.`,
  charmSoldSince: (name: string) =>
    `The charm ${name} has been sold since, so this order cannot be brought back.`,

  // Orders
  alreadyMaking: (email: string) =>
    `We have already begun to work on your order, so it cannot be cancelled here. Please write to ${email}.`,
  customerCancelled:
    "The customer has cancelled this order. If they want it after all, please ask them to order again.",
  orderCancelled: "This order is cancelled.",
  orderGone: "This order is not there any more.",
  alreadySent:
    "This order is finished already, so this cannot be done any more.",
  withdrawnAll:
    "The customer has withdrawn from this order, so there is nothing to make or send.",
  tracking: "Use the carrier's link, which begins with https://.",
  trackingUnknown:
    "We do not know this number. Choose its carrier, or use the carrier's link.",
  trackingUnsent: "A tracking link belongs to an order that is sent.",
  status: (statuses: string) => `Give a status: ${statuses}.`,

  // Orders that she takes herself
  ownNameMissing: "Enter a name for this order.",
  itemNameMissing: "Say what it is.",
  itemsMissing: "Add at least one thing.",
  itemsMany: (most: number) => `Add at most ${most} things to one order.`,
  itemsWrong:
    "This is none of your clips, no design and nothing with a name and a price.",
  noCustomerAddress:
    "This order has no email address, so nobody can be written to.",

  // Payment
  holderMissing: "Enter the account holder.",
  ibanMissing: "Enter the IBAN.",
  iban: "There is a mistake in this IBAN. Please compare it with your bank's.",
  ibanLength: (country: string, length: number, typed: number) =>
    `An IBAN that begins with ${country} has ${length} characters; this one has ${typed}.`,
  ibanCountry: "No IBAN begins with these letters.",
  bic: "A BIC has 8 or 11 letters and digits.",
  payLink: "Use a link that begins with https://.",
  payLinkPlaces:
    "Only {amount} and {order} are filled in, and not in the name of the site.",
  paymentState: (states: string) => `Give a state: ${states}.`,
  notAskedYet: "Ask for the money first; a reminder follows a week later.",
  nothingToAsk: "This order no longer stands, so there is nothing to ask for.",
  nothingOwed: "This order costs nothing, so there is nothing to ask for.",
  refundFirst: "Part of the payment went back. Take that back first.",
  refundedAll: "All that was paid has gone back already.",
  refundNothing: "Enter the amount that you sent back; it is above zero.",
  refundWhole:
    "Enter an amount without decimals: the currency of this order has none.",
  refundMost: (most: string) =>
    `At most ${most} can go back: that was paid and has not been paid back.`,

  // Corrections
  orderChanged:
    "This order was corrected in another window. Look at it as it is now, and correct it once more.",
  overCorrect: "This order no longer stands, so it cannot be corrected.",
  noAddress: "This order has no address to correct.",
  lastLine: "An order keeps at least one clip. Cancel it instead.",
  lineUnknown: "This order has no such line. Please load the page again.",
  notACustomLine: "Only a custom clip has letters, charms and a resin.",
  paidTotal:
    "This order is paid, and the correction would change its total. Undo the payment first.",
  otherCurrency:
    "The shop's currency is another one now, so only what the clip has already can be kept or left out.",
  stockFew: (left: number, name: string, wanted: number) =>
    `Only ${left} more of ${name} ${plural("en", left, { one: "is", other: "are" })} left, and this takes ${wanted} more.`,
  confirmationLimit:
    "This mailbox has had as many emails about this order as it gets a day.",

  // The maker's lists
  productNameMissing: "Give the clip a name.",
  charmNameMissing: "Give the charm a name.",
  resinNameMissing: "Give the resin a name.",
  optionTitleMissing: "Give the option a title.",
  descriptionMissing: "Add a short description.",
  stock: (max: number) => `Enter a stock from 0 to ${max}.`,
  // What is counted
  heldFor: (name: string, left: number) =>
    `${name} is in someone's cart. It may be free again in ${minutes(left)}.`,
  fewLeft: (name: string, left: number) =>
    left === 1
      ? `There is only one of ${name}.`
      : `There are only ${left} of ${name}. Please choose fewer.`,
  lineHeld: (left: number) =>
    `It is in someone's cart now. It may be free again in ${minutes(left)}.`,
  lineFew: (left: number) =>
    left === 1
      ? "There is only one of it. Please choose one."
      : `There are only ${left} of it. Please choose fewer.`,
  orderHeld: (line: string, left: number) =>
    `${line} is in someone's cart now. It may be free again in ${minutes(left)}.`,
  orderFew: (line: string, left: number) =>
    left === 1
      ? `There is only one of ${line}.`
      : `There are only ${left} of ${line}.`,
  soldSince: (name: string) =>
    `${name} has been sold since, so this order cannot be brought back.`,
  resinsFew: (left: number, resin: string, wanted: number) =>
    `The resin ${resin} is enough for ${left} ${plural("en", left, { one: "clip", other: "clips" })}, and your cart needs ${wanted}. Please choose fewer or another resin.`,
  stockChange: (max: number) =>
    `Give a whole number that is not 0, ${max} at most.`,
  stockBelow: (left: number) =>
    `There ${plural("en", left, { one: "is", other: "are" })} ${left} left, so the count cannot go down that far.`,
  notCounted: "This is not counted. Enter how many there are first.",
  variantsMany: (max: number) => `A clip can have ${max} options at most.`,
  picturesMany: (max: number) => `A clip can have ${max} pictures at most.`,
  firstPicture: "The first of the pictures has to be the clip's image.",
  rowsChanged:
    "The list changed in the meantime. Please reload it and sort it again.",
  rowsIncomplete: "Name every row of the list once.",
  itemProductGone: "This clip is no longer there. Please load the list again.",
  itemCharmGone: "This charm is no longer there. Please load the list again.",
  itemResinGone: "This resin is no longer there. Please load the list again.",
  optionUnknown:
    "This option is not one of this clip's. Please load the page again.",
  optionsOfOther:
    "One of these options is not this clip's. Please load the page again.",
  optionsOfOtherReload:
    "One of these options is not this clip's. Please reload it.",
  testAddressMissing: "Enter an email address.",

  // Pictures and films
  pictureAgain: "Please choose the new picture again.",
  pictureMissing: "Choose a picture.",
  pictureForm: "Please send the picture as a form with a file.",
  pictureTooLarge: "Please select an image smaller than 5MB",
  pictureIncomplete: "The picture did not arrive whole. Please try again.",
  pictureGone: "This picture is no longer here. Please choose it again.",
  pictureDamaged:
    "This picture is damaged or did not arrive whole. Please save it again or choose another.",
  picturePixels: (width: number, height: number, side: number) =>
    `This picture is too large: ${width} x ${height} pixels. Please make it smaller, 40 megapixels and ${side} pixels a side at most, and choose it again.`,
  pictureHeic:
    "This is a HEIC picture, as iPhones take them. Please export it as a JPEG, or set Camera, Formats to Most Compatible, and choose it again.",
  pictureAvif:
    "AVIF pictures cannot be taken yet. Please save it as a JPEG or PNG and choose it again.",
  pictureRaw:
    "TIFF and camera raw files cannot be taken. Please export the picture as a JPEG and choose it again.",
  pictureSvg:
    "SVG drawings cannot be taken. Please export it as a PNG and choose it again.",
  pictureUnknown:
    "This file is not a picture that the shop can show. Please use a JPEG, PNG, WebP or GIF picture.",
  pictureAnimated:
    "Animated WebP pictures cannot be taken. Please save one frame of it as a JPEG or PNG and choose that.",
  resinRatio: (width: number, height: number) =>
    `This picture has ${width} x ${height} pixels, not 16:9. Photograph the clip from the front, cut it out with a background remover, place it on an empty canvas of 1280 x 720 pixels and save it as a PNG.`,
  resinGround:
    "This picture has no transparent background. Photograph the clip from the front, cut it out with a background remover, place it on an empty canvas of 1280 x 720 pixels and save it as a PNG.",
  resinRatioAndGround: (width: number, height: number) =>
    `This picture has ${width} x ${height} pixels, not 16:9, and no transparent background. Photograph the clip from the front, cut it out with a background remover, place it on an empty canvas of 1280 x 720 pixels and save it as a PNG.`,
  markBlank:
    "This drawing shows nothing here. Please export it as a PNG and choose it again.",
  markTooLong:
    "This drawing takes too long to draw. Please export it as a PNG and choose it again.",
  markLetters:
    "This drawing has letters that need their font, which is not in it, so they would be missing. Please turn the text into paths (Object to Path, or Create Outlines) or export it as a PNG, and choose it again.",
  filmTooLarge:
    "A film may have 20 MB at most. Please make it shorter or smaller, and choose it again.",
  notFilm:
    "This file is not a film that browsers play. Please use an MP4 or WebM file.",
  quickTime:
    "This is a QuickTime film, as iPhones and Macs make them, and few browsers play it. Please export it as MP4 and choose it again.",
  filmTelemetry:
    "This film has a track of the camera's own data, such as the place, which cannot be taken out here. Please export it with pictures and sound alone and choose it again.",
  filmIncomplete: "The film did not arrive whole. Please try again.",
  filmDamaged:
    "This film is damaged or not whole. Please export it again, or choose another.",
  filmSoundAlone:
    "This file has sound alone. Please choose a film with a picture.",
  filmForm: "Please send the film itself, without a form around it.",
  filmGone: "This film is no longer here. Please choose it again.",
  asJson: "Please send this as application/json.",

  // The maker's pages
  titleMissing: "Give this a title.",
  shopNameMissing: "Give the shop a name.",
  language: "Please choose one of the languages.",
  country: "Use a country's two letters, such as DE, or leave it empty.",
  orderWording: "Choose how the order button is worded.",
  withdrawalDays: (max: number) => `Enter whole days from 0 to ${max}.`,
  hidden:
    "Hide only the custom clip, the process, the gallery or the newsletter.",
  pauseTime: "Give a date and a time, such as 2026-12-21T00:00:00Z.",
  pauseBackwards:
    "A pause has to end after it begins. Please look at both dates.",
  clipsPerWeek: (max: number) =>
    `Enter how many clips a week you make, from 1 to ${max}.`,
  leadDays: (max: number) => `Enter whole days, from 0 to ${max}.`,
  dayOff: "Use weekdays from 1 (Monday) to 7, or days such as 2026-12-24.",
  daysOffMany: (max: number) =>
    `There can be ${max} days off at most. Please take out those that are over.`,
  noWorkday: "Leave at least one weekday on which you work.",
  currency: "Use a currency with two decimals or none, such as EUR.",
  timeZone: "Use a time zone such as Europe/Berlin.",
  palette: "Please choose one of the palettes.",
  pointAgain: "Choose the point again.",
  pointOutside: "Choose a point of the picture.",
  filmAgain: "Please choose the film again.",
  filmFormats: "A film has two formats at most.",
  minutesWhole: "Use a whole number of minutes.",
  minutesLow: "Use 0 minutes or more.",
  minutesHigh: (max: number) => `Use ${max} minutes at most.`,
  stepsMany: (max: number) => `There can be ${max} steps at most.`,
  invoicePrefix: "Use letters, digits, spaces and . / _ - alone.",
  vatRate: "Give a rate in percent from 0 to 100, such as 19 or 5.5.",
  daySpan: (max: number) =>
    `Give the first day before the last, within ${max} days.`,
  daysMany: (max: number) => `There can be ${max} stretches of time at most.`,
  galleryMany: (max: number) => `There can be ${max} pictures at most.`,
  consentMissing: "Write where you have this address from.",
  subscriberKnown: "This address is on the list already.",
  subscriberLeft:
    "This address has left the list. Only its owner can join again.",
  lostMailMissing: "Enter an order number or an email address.",
  subjectMissing: "Give the letter a subject.",
  subjectLong: (max: number) =>
    `The subject may have at most ${max} characters.`,
  letterMissing: "Write a few words first.",
  letterLong: (max: number) =>
    `A letter may have at most ${max / 1_000},000 characters.`,
  letterTime: "Choose a time that is still to come, within a year.",
  pageMissing: "Write a few words first.",
  pageLong: (max: number) =>
    `Keep the page within ${max / 1_000},000 characters, and write a second page for the rest.`,
  bracketsOpen: (open: string) =>
    `Still to fill in: ${open}. Save once more to publish it as it is.`,
  pageTitleMissing: "Give the page a title.",
  pageGone: "This page is no longer there. Please load the list again.",
  pagesMany: (max: number) =>
    `There can be ${max} pages of your own. Please remove one first.`,
  productSlug: (max: number) =>
    `Begin with a letter, and use small letters, digits and hyphens, ${max} at most.`,
  productSlugTaken: "Another clip has this address. Please choose another.",
  detailsLong: (max: number) =>
    `Keep the details within ${max / 1_000},000 characters.`,
  widthMm: (min: number, max: number) =>
    `Use whole millimeters, from ${min} to ${max}.`,
  slugReserved: "The shop itself uses this address. Please choose another.",
  slug: (max: number) =>
    `Use small letters, digits and hyphens, ${max} at most.`,
  slugTaken:
    "There is already a page at this address. Please choose another, or change that page.",
  importPicture:
    "None of this clip's pictures could be fetched. Add the clip by hand.",
  noAddresses: "No address was found in that file.",
  tableLetters:
    "The letters of this file cannot be read. Save the table as CSV UTF-8 and choose it again.",
  tableQuote: (row: number) =>
    `In row ${row} a quotation mark is not closed. Close it there and choose the file again.`,
  tableWide: (max: number) =>
    `A row of this file has more than ${max} cells. Choose another file.`,
  tableLong: (max: number) =>
    `This table has more than ${max} rows. Divide it into smaller ones.`,
  importTable:
    "This file is no list of clips. Choose the CSV file that Etsy, Shopify or Big Cartel made of your products.",
  importMany: (max: number) =>
    `This file has more than ${max} clips. Divide it into smaller ones.`,
};
export type ErrorMessages = typeof en;
