/** Whether a typed text, but for blanks around it, is a whole number from `min` to `max`: no sign, no exponent. */
export function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,16}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}
