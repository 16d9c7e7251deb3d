/** Pending has no shape of its own in a strip or bar: it is striped, so that nobody needs the colour. */
export const stripes = (colour: string, direction: 'across' | 'along') => {
  const angle = direction === 'across' ? '0deg' : '90deg';
  return `repeating-linear-gradient(${angle}, ${colour} 0 4px, transparent 4px 6.5px)`;
};
