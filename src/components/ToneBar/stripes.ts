/** Stripes for the pending state, so that it is distinct without colour. */
export const stripes = (colour: string, direction: 'across' | 'along') => {
  const angle = direction === 'across' ? '0deg' : '90deg';
  return `repeating-linear-gradient(${angle}, ${colour} 0 4px, transparent 4px 6.5px)`;
};
