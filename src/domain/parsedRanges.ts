import type ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [Address, number];

/**
 * Addresses and ranges that were read, by their texts: following packets asks for the same few thousand again and again,
 * and reading one takes 500 times as long as looking it up. Signing out empties it, without loading the parser.
 */
export const parsedRanges = new Map<string, Range | undefined>();
