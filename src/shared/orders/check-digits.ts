// The check digits of the carriers' numbers. Each is the last sign, and is made of all others.

/** Adds the digits up, times the weights in turn, from the left. */
const weighed = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce(
    (sum, digit, place) =>
      sum + Number(digit) * (weights[place % weights.length] ?? 0),
    0,
  );

const reversed = (text: string): string => [...text].reverse().join("");

/** Whether the last digit completes the sum of the others to a full ten. */
const completesTen = (number: string, sum: number): boolean =>
  (10 - (sum % 10)) % 10 === Number(number.at(-1));

/** The digit of GS1, as on goods: threes and ones, from the right. */
export function hasGoodsCheck(number: string): boolean {
  const others = reversed(number.slice(0, -1));
  return completesTen(number, weighed(others, [3, 1]));
}

/** GLS adds one to it. */
export function hasShippingCheck(number: string): boolean {
  const others = reversed(number.slice(0, -1));
  return completesTen(number, weighed(others, [3, 1]) + 1);
}

/** The key of Colissimo leaves the two signs of the product out. */
export function hasColissimoCheck(number: string): boolean {
  return hasGoodsCheck(number.slice(2));
}

/** A number of the labels of USPS may stand without its first two digits. */
export function hasMailCheck(number: string): boolean {
  return hasGoodsCheck(number) || hasGoodsCheck(`91${number}`);
}

export function hasSmartPostCheck(number: string): boolean {
  return hasGoodsCheck(number.padStart(22, "92"));
}

/** The Identcode of Deutsche Post. */
export function hasIdentCheck(number: string): boolean {
  return completesTen(number, weighed(number.slice(0, -1), [4, 9]));
}

/** An air waybill: the rest of a division by 7. */
export function hasWaybillCheck(number: string): boolean {
  return Number(number.slice(0, -1)) % 7 === Number(number.at(-1));
}

export function hasExpressCheck(number: string): boolean {
  const sum = weighed(number.slice(0, -1), [3, 1, 7]);
  return (sum % 11) % 10 === Number(number.at(-1));
}

/** S10 of the Universal Postal Union: eight digits and their check. */
export function hasPostalCheck(number: string): boolean {
  const rest =
    11 - (weighed(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return Number(number[10]) === (rest > 9 ? (rest === 10 ? 0 : 5) : rest);
}

/** UPS counts letters from A as 2, B as 3, and begins anew after ten. */
export function hasUpsCheck(number: string): boolean {
  const digits = [...number.slice(2, -1)].map((sign) =>
    /\d/.test(sign) ? sign : String((sign.charCodeAt(0) - 63) % 10),
  );
  return completesTen(number, weighed(digits.join(""), [1, 2]));
}

/** The sign that DPD prints behind it: ISO 7064, mod 37, 36. */
export function hasParcelCheck(_number: string, code: string): boolean {
  const rest = [...code.slice(0, -1)].reduce((before, digit) => {
    const sum = (before + Number(digit)) % 36 || 36;
    return (sum * 2) % 37;
  }, 36);
  return (37 - rest) % 36 === Number.parseInt(code.slice(-1), 36);
}
