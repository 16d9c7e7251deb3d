/** The server's spelling of a flag on nodes and networks; a JSON boolean there is refused with 400. */
export type YesNo = 'yes' | 'no';

export function isYes(text: string): boolean {
  return text === 'yes';
}

export function yesNo(flag: boolean): YesNo {
  return flag ? 'yes' : 'no';
}
