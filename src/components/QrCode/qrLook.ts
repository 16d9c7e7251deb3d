/** How every code is drawn: with as few modules as it takes, and four of quiet zone around them. */
export const qrLook = { level: 'L', marginSize: 4, role: 'img' } as const;

/** How many modules wide and high a drawn code is, quiet zone included. */
export function modulesOf(svg: SVGSVGElement): number {
  return Number(svg.getAttribute('viewBox')?.split(' ')[2]);
}
