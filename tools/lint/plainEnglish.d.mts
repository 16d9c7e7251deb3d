export declare const bannedPhrases: readonly { readonly pattern: RegExp; readonly better: string }[];

export declare function findPhrases(
  file: string,
  text: string,
): { readonly line: number; readonly phrase: string; readonly better: string }[];
