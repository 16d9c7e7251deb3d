import { joinedBytes, WireObject, type AnswerStream, type Bytes } from './wire.ts';

const [quote, backslash, comma, opened, closed, listOpened, listClosed] = Array.from('"\\,{}[]', (sign) =>
  sign.charCodeAt(0),
);

/** What is left in the rest for a member, so that a comma too many or too few is still found there. */
const placeholder = new TextEncoder().encode('"":0');
const separator = new TextEncoder().encode(',');

/**
 * Cuts the members out of a large JSON object while it arrives, and parses each of them on its own: an answer of 920 MB is
 * more than one text can hold. `depth` says where the object is: 1 is the answer itself, 2 the first object or list in it.
 * Throws a SyntaxError where a member is not JSON; `rest` is the JSON of everything else.
 */
export function jsonMembers(
  depth: number,
  onMember: (key: string, value: unknown) => void,
): Pick<AnswerStream<unknown>, 'take' | 'rest'> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const rest: Bytes[] = [];
  let member: Bytes[] = [];
  let part: 'before' | 'members' | 'after' = 'before';
  let level = 0;
  let isInText = false;
  let isEscaped = false;

  function take(piece: Bytes): void {
    let from = 0;
    for (let at = 0; part !== 'after' && at < piece.length; at++) {
      const byte = piece[at];
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
        rest.push(piece.subarray(from, at + 1));
        from = at + 1;
      } else if (byte === closed || byte === listClosed) {
        level -= 1;
        if (part !== 'members' || level >= depth) continue;
        endMember(piece.subarray(from, at));
        part = 'after';
        from = at;
      } else if (byte === comma && part === 'members' && level === depth) {
        endMember(piece.subarray(from, at));
        rest.push(separator);
        from = at + 1;
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
