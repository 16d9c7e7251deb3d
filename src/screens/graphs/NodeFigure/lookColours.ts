import { color } from '../../../components/theme/contract.css.ts';
import type { Look } from '../../../domain/graph/layers/layer.ts';

type Colours = { readonly stroke: string; readonly fill: string };

const ofTone = ({ glyph, tint }: { glyph: string; tint: string }) => ({ stroke: glyph, fill: tint });

/** Colours of figures, as elements and on the canvas. */
export const lookColours: Readonly<Record<Look, Colours>> = {
  normal: color.role.normal,
  egress: color.role.egress,
  ingress: color.role.ingress,
  ingressEgress: color.role.egressIngress,
  relay: color.role.relay,
  ingressRelay: color.role.ingressRelay,
  egressRelay: color.role.egressRelay,
  relayed: color.role.relayed,
  ingressEgressRelay: color.role.all,
  client: color.role.client,
  range: color.role.range,
  healthy: ofTone(color.tone.healthy),
  warning: ofTone(color.tone.warning),
  error: ofTone(color.tone.error),
  pending: ofTone(color.tone.pending),
  // The tint is transparent and would show the links that end behind a figure.
  off: { stroke: color.tone.off.glyph, fill: color.surface.canvas },
};
