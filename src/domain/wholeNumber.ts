/** Whether a typed text is a whole number from `min` to `max`, in plain digits: no sign, no blank, no exponent. */
export function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,16}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
