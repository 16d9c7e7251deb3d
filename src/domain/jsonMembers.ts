import { joinedBytes, WireObject, type ResponseStream, type Bytes } from './wire.ts';

const [quote, backslash, comma, opened, closed, listOpened, listClosed] = Array.from('"\\,{}[]', (sign) =>
  sign.charCodeAt(0),
);

/** Stands for each member in the rest, so that `JSON.parse` still finds a missing or extra comma there. */
const placeholder = new TextEncoder().encode('"":0');
const separator = new TextEncoder().encode(',');

/**
 * Splits a large JSON object into its members as it arrives and parses each on its own, because one string can’t hold
 * a response of 920 MB. `depth` is 1 for the response itself and 2 for the first object or list in it. Throws a
 * SyntaxError if a member isn’t JSON. `rest` returns the JSON of everything else.
 */
export function jsonMembers(
  depth: number,
  onMember: (key: string, value: unknown) => void,
): Pick<ResponseStream<unknown>, 'take' | 'rest'> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const rest: Bytes[] = [];
  let member: Bytes[] = [];
  let part: 'before' | 'members' | 'after' = 'before';
  let level = 0;
  let isInText = false;
  let isEscaped = false;

  function take(piece: Bytes): void {
    let from = 0;
    for (let index = 0; part !== 'after' && index < piece.length; index++) {
      const byte = piece[index];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) {
        isInText = true;
      } else if (byte === opened || byte === listOpened) {
        level += 1;
        if (part !== 'before' || level < depth) continue;
        part = byte === opened ? 'members' : 'after';
        rest.push(piece.subarray(from, index + 1));
        from = index + 1;
      } else if (byte === closed || byte === listClosed) {
        level -= 1;
        if (part !== 'members' || level >= depth) continue;
        endMember(piece.subarray(from, index));
        part = 'after';
        from = index;
      } else if (byte === comma && part === 'members' && level === depth) {
        endMember(piece.subarray(from, index));
        rest.push(separator);
        from = index + 1;
      }
    }
    (part === 'members' ? member : rest).push(piece.subarray(from));
  }

  function endMember(last: Bytes): void {
    const text = decoder.decode(joinedBytes([...member, last]));
    member = [];
    if (text.trim() === '') return;
    rest.push(placeholder);
    for (const [key, value] of new WireObject(JSON.parse(`{${text}}`), '').entries()) onMember(key, value);
  }

  return { take, rest: () => new TextDecoder().decode(joinedBytes(rest)) };
}
