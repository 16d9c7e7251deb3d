/** Derives a value once per object, and forgets it together with the object. */
export function byIdentity<From extends object, To>(derive: (from: From) => To): (from: From) => To {
  const results = new WeakMap<From, { readonly value: To }>();
  return (from) => {
    const known = results.get(from);
    if (known) return known.value;
    const value = derive(from);
    results.set(from, { value });
    return value;
  };
}

/** Derives a value when it is first asked for. */
export function once<To>(derive: () => To): () => To {
  let known: { readonly value: To } | undefined;
  return () => (known ??= { value: derive() }).value;
}
