/** Pending is striped, so that it can be recognised without colour. */
export const stripes = (colour: string, direction: 'across' | 'along') => {
  const angle = direction === 'across' ? '0deg' : '90deg';
  return `repeating-linear-gradient(${angle}, ${colour} 0 4px, transparent 4px 6.5px)`;
};
