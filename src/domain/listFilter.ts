import { containsIP, pastedAddress, pastedIP } from './ip.ts';
import { macDigits } from './mac.ts';
import { trimmed } from './trimmed.ts';

type FilterField<T> = {
  readonly read: (query: URLSearchParams) => T;
  readonly write: (value: T) => Readonly<Record<string, readonly string[]>>;
};

/** Filters live in the address, so that a filtered list can be linked to. */
export type AddressFilter<Filter extends object> = {
  readonly read: (query: URLSearchParams) => Filter;
  /** Also returns to the first page. */
  readonly write: (query: URLSearchParams, filter: Filter) => URLSearchParams;
  readonly change: (query: URLSearchParams, changes: Partial<Filter>) => URLSearchParams;
  /** Returns the address of the list after the changes. */
  readonly href: (path: string, query: URLSearchParams, changes: Partial<Filter>) => string;
};

/** A page with several tables has one id per table. */
export function addressFilter<Filter extends object>(
  fields: { readonly [Name in keyof Filter]: FilterField<Filter[Name]> },
  tableIds: readonly string[] = [''],
): AddressFilter<Filter> {
  const read = (query: URLSearchParams) => {
    const filter: Partial<Filter> = {};
    for (const name in fields) filter[name] = fields[name].read(query);
    // The loop sets every name.
    return filter as Filter;
  };
  const write = (query: URLSearchParams, filter: Filter) => {
    const written = new URLSearchParams(query);
    for (const name in fields) {
      for (const [parameter, values] of Object.entries(fields[name].write(filter[name]))) {
        written.delete(parameter);
        for (const value of values) written.append(parameter, value);
      }
    }
    for (const id of tableIds) written.delete(`page${id}`);
    return written;
  };
  const change: AddressFilter<Filter>['change'] = (query, changes) =>
    write(query, { ...read(query), ...changes });
  const href: AddressFilter<Filter>['href'] = (path, query, changes) => {
    const changed = change(query, changes).toString();
    return changed === '' ? path : `${path}?${changed}`;
  };
  return { read, write, change, href };
}

export function textOf(parameter: string): FilterField<string> {
  return {
    read: (query) => trimmed(query.get(parameter) ?? ''),
    write: (text) => ({ [parameter]: trimmed(text) === '' ? [] : [trimmed(text)] }),
  };
}

export const searched = textOf('search');

/** An empty list means no filter. With `options`, unknown values are ignored. */
export function anyOf(parameter: string): FilterField<readonly string[]>;
export function anyOf<Value extends string>(
  parameter: string,
  options: readonly Value[],
): FilterField<readonly Value[]>;
export function anyOf(parameter: string, options?: readonly string[]): FilterField<readonly string[]> {
  return {
    read: (query) => {
      const values = query.getAll(parameter);
      return options ? options.filter((option) => values.includes(option)) : values;
    },
    write: (values) => ({ [parameter]: values }),
  };
}

export function oneOf<Value extends string, Usual extends Value | undefined = undefined>(
  parameter: string,
  options: readonly Value[],
  usual?: Usual,
): FilterField<Value | Usual>;
export function oneOf(
  parameter: string,
  options: readonly string[],
  usual?: string,
): FilterField<string | undefined> {
  return {
    read: (query) => options.find((option) => option === query.get(parameter)) ?? usual,
    write: (value) => ({ [parameter]: value === undefined || value === usual ? [] : [value] }),
  };
}

export const direction: FilterField<boolean> = {
  read: (query) => query.get('order') !== 'descending',
  write: (isAscending) => ({ order: isAscending ? [] : ['descending'] }),
};

export const searchFilter = addressFilter<{ readonly search: string }>({ search: searched });

/** Ids are hexadecimal, so shorter text matches half of them. */
const minIdLength = 6;

/**
 * Parsing every field of thousands of rows would be slow. Only ranges and IPv6 addresses have several
 * spellings.
 */
const hasSpellings = /\/\d+$|::|(:.*){7}/;

/**
 * Returns items with a field that contains the text, ignoring case. Ids, keys and MAC addresses match from
 * the start only, and only for six characters or a colon, so "db" doesn’t match random ids. Addresses match
 * in any spelling, with a prefix or port, and match the ranges around them. MAC addresses match in any spelling.
 */
export function filterByText<T>(
  items: readonly T[],
  text: string,
  fieldsOf: (item: T) => readonly string[],
  idsOf: (item: T) => readonly string[] = () => [],
): readonly T[] {
  const wanted = trimmed(text).toLowerCase();
  if (wanted === '') return items;
  const addresses = [pastedIP(wanted), pastedAddress(wanted)].filter((address) => address !== undefined);
  const isAddress = (field: string) =>
    addresses.some(
      (address) => field === address || (hasSpellings.test(field) && containsIP(field, address)),
    );
  // A full DNS name may end with a dot.
  const ending = wanted.endsWith('.') ? '.' : '';
  const hasText = (field: string) => `${field}${ending}`.toLowerCase().includes(wanted) || isAddress(field);
  const mac = macDigits(wanted);
  const isMac = (id: string) => mac !== undefined && macDigits(id)?.startsWith(mac) === true;
  const isLongEnough = wanted.length >= minIdLength || wanted.includes(':');
  const isId = (id: string) =>
    (isLongEnough && `${id}${ending}`.toLowerCase().startsWith(wanted)) || isAddress(id) || isMac(id);
  return items.filter((item) => fieldsOf(item).some(hasText) || idsOf(item).some(isId));
}
