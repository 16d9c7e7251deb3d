type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * Returns the key that shortcuts are compared with. On keyboards without Latin letters, that is the letter at the same
 * place of a Latin keyboard. Caps Lock makes no difference. Shift does, because it makes another shortcut.
 */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  const isLatin = /^(?:\p{Script=Latin}|[\u0020-\u007e])$/u.test(key);
  const letter = place === undefined || isLatin ? (otherSigns[key] ?? key) : place;
  if (!/^\p{Script=Latin}$/u.test(letter)) return letter;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** The question marks and slashes of other scripts. */
const otherSigns: Readonly<Record<string, string>> = { '؟': '?', '？': '?', '／': '/' };
