import { containsIP, pastedAddress, pastedIP } from './ip.ts';

/** One part of a filter, and how the query of an address says it. */
type FilterField<T> = {
  readonly read: (query: URLSearchParams) => T;
  /** Values by the name of their parameter; without any it is left out. */
  readonly write: (value: T) => Readonly<Record<string, readonly string[]>>;
};

/** What narrows and orders a list. It lives in the address, so that a narrowed list can be linked to. */
export type AddressFilter<Filter extends object> = {
  readonly read: (query: URLSearchParams) => Filter;
  /** The query with this filter and back on the first page; page sizes and values of others stay. */
  readonly write: (query: URLSearchParams, filter: Filter) => URLSearchParams;
  readonly change: (query: URLSearchParams, changes: Partial<Filter>) => URLSearchParams;
};

/** `tableIds` tells whose pages begin again: of a page with several tables each has one. */
export function addressFilter<Filter extends object>(
  fields: { readonly [Name in keyof Filter]: FilterField<Filter[Name]> },
  tableIds: readonly string[] = [''],
): AddressFilter<Filter> {
  const read = (query: URLSearchParams) => {
    const filter: Partial<Filter> = {};
    for (const name in fields) filter[name] = fields[name].read(query);
    // Every name has its value by now.
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
  return { read, write, change: (query, changes) => write(query, { ...read(query), ...changes }) };
}

/** Trimmed. */
export function textOf(parameter: string): FilterField<string> {
  return {
    read: (query) => query.get(parameter)?.trim() ?? '',
    write: (text) => ({ [parameter]: text.trim() === '' ? [] : [text.trim()] }),
  };
}

/** What is searched for. */
export const searched = textOf('search');

/** Any of these values; all while there are none. With `options` a value that is none of them counts as absent. */
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

/** One of these values; the usual one, or none, where the address names no other. */
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

/** Ascending unless the address says otherwise. */
export const direction: FilterField<boolean> = {
  read: (query) => query.get('order') !== 'descending',
  write: (isAscending) => ({ order: isAscending ? [] : ['descending'] }),
};

/** Of a list that can only be searched. */
export const searchFilter = addressFilter<{ readonly search: string }>({ search: searched });

/** Half of all ids have fewer letters somewhere: they are hexadecimal. */
const leastOfId = 6;

/** A range or an IPv6 address. Everything else is compared as it is, since a list has thousands of fields to parse. */
const hasSpellings = /\/\d+$|::|(:.*){7}/;

/**
 * The items of which a field contains the text, whatever the case; all of them while the text is blank. An id, key or MAC
 * address counts from its beginning only, and from six letters or a colon on: nobody who looks for "db" means the ids that
 * have it somewhere. An address is found in every spelling, with a mask or a port, and also by a range around it.
 */
export function filterByText<T>(
  items: readonly T[],
  text: string,
  fieldsOf: (item: T) => readonly string[],
  idsOf: (item: T) => readonly string[] = () => [],
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return items;
  const addresses = [pastedIP(wanted), pastedAddress(wanted)].filter((address) => address !== undefined);
  const isAddress = (field: string) =>
    addresses.some(
      (address) => field === address || (hasSpellings.test(field) && containsIP(field, address)),
    );
  // A full DNS name may end with a dot.
  const ending = wanted.endsWith('.') ? '.' : '';
  const hasText = (field: string) => `${field}${ending}`.toLowerCase().includes(wanted) || isAddress(field);
  const isLongEnough = wanted.length >= leastOfId || wanted.includes(':');
  const isId = (id: string) =>
    (isLongEnough && `${id}${ending}`.toLowerCase().startsWith(wanted)) || isAddress(id);
  return items.filter((item) => fieldsOf(item).some(hasText) || idsOf(item).some(isId));
}
