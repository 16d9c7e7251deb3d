import { expect, it } from 'vitest';
import { nodeKinds } from '../../../domain/graph/nodeKind.ts';
import { figureSize, glyphsOf, outlinePath } from './figureShape.ts';

it('distinguishes gateways by glyphs in a fixed order', () => {
  const combined = nodeKinds.filter((kind) => !['normal', 'client', 'relayed', 'range'].includes(kind));
  const glyphs = combined.map((kind) => glyphsOf[kind].join(' '));
  expect(new Set(glyphs).size).toBe(7);
  expect(glyphs).toContain('egress ingress relay');
});

it.each([
  ['normal', []],
  ['egress', ['egress']],
  ['ingress', ['ingress']],
  ['relay', ['relay']],
  ['ingressEgress', ['egress', 'ingress']],
  ['egressRelay', ['egress', 'relay']],
  ['ingressRelay', ['ingress', 'relay']],
  ['ingressEgressRelay', ['egress', 'ingress', 'relay']],
  ['relayed', ['relayed']],
  ['client', ['phone']],
  ['range', []],
] as const)('shows roles of %s in the order egress, ingress, relay', (kind, glyphs) => {
  expect(glyphsOf[kind]).toEqual(glyphs);
});

it('makes room for a range’s text', () => {
  const wider = figureSize('range', '192.168.100.0/24').width - figureSize('range', '10.0.0.0/8').width;
  expect(wider).toBe(38);
});

it.each(nodeKinds)('draws %s as a closed outline of its size', (kind) => {
  const { width, height } = figureSize(kind, '10.0.0.0/8');
  const path = outlinePath(kind, { width, height });
  expect(path.endsWith('Z')).toBe(true);
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  expect(Math.max(...numbers)).toBe(Math.max(width, height));
});
