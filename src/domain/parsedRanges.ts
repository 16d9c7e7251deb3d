import type ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [Address, number];

/**
 * Caches parsed addresses, because tracing packets looks up the same few thousand again and again and parsing
 * takes 500 times as long. Signing out clears the cache without loading the parser.
 */
export const parsedRanges = new Map<string, Range | undefined>();
