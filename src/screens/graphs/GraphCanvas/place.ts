/** Where the middle of something is drawn, in pixels at zoom 1. */
export type Place = { readonly x: number; readonly y: number };
