import type { NodeKind } from '../../../domain/graph/nodeKind.ts';

/** In pixels at zoom 1. */
export type Size = { readonly width: number; readonly height: number };

const sizes: Readonly<Record<Exclude<NodeKind, 'range'>, Size>> = {
  normal: { width: 20, height: 20 },
  egress: { width: 26, height: 26 },
  ingress: { width: 26, height: 26 },
  relay: { width: 26, height: 26 },
  relayed: { width: 22, height: 22 },
  ingressEgress: { width: 44, height: 26 },
  egressRelay: { width: 44, height: 26 },
  ingressRelay: { width: 44, height: 26 },
  ingressEgressRelay: { width: 61, height: 26 },
  client: { width: 22, height: 22 },
};

const characterWidth = 6.3;
const plateHeight = 22;
const platePadding = 11;

export function figureSize(kind: NodeKind, text: string): Size {
  if (kind !== 'range') return sizes[kind];
  return { width: Math.ceil(text.length * characterWidth) + 2 * platePadding, height: plateHeight };
}

const chamfer = 6;
const clientRadius = 5;

/** Returns the outline as an SVG path, `grow` pixels outside the body. Rings use it as well. */
export function outlinePath(kind: NodeKind, { width, height }: Size, grow = 0): string {
  const left = -grow;
  const top = -grow;
  const right = width + grow;
  const bottom = height + grow;
  if (kind === 'range') {
    const cut = chamfer + grow * 0.4;
    return (
      `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}` +
      `H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`
    );
  }
  const r = kind === 'client' ? clientRadius + grow : height / 2 + grow;
  return (
    `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}` +
    `A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}` +
    `V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
  );
}

export type Glyph = 'egress' | 'ingress' | 'relay' | 'relayed' | 'phone';

export const glyphsOf: Readonly<Record<NodeKind, readonly Glyph[]>> = {
  normal: [],
  egress: ['egress'],
  ingress: ['ingress'],
  ingressEgress: ['egress', 'ingress'],
  relay: ['relay'],
  ingressRelay: ['ingress', 'relay'],
  egressRelay: ['egress', 'relay'],
  relayed: ['relayed'],
  ingressEgressRelay: ['egress', 'ingress', 'relay'],
  client: ['phone'],
  range: [],
};
