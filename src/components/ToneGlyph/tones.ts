/** The states that colours and shapes tell apart. */
export const tones = ['healthy', 'warning', 'error', 'pending', 'off'] as const;

export type Tone = (typeof tones)[number];
