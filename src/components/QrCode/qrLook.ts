/** Uses as few modules as possible, with a quiet zone of four modules. */
export const qrLook = { level: 'L', marginSize: 4, role: 'img' } as const;

export function modulesOf(svg: SVGSVGElement): number {
  return Number(svg.getAttribute('viewBox')?.split(' ')[2]);
}
