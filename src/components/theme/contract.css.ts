import { createThemeContract } from '@vanilla-extract/css';

/** What components see of a colour theme: roles, never ramps. Values stand in `dark.css.ts` and `light.css.ts`. */
export const color = createThemeContract({
  surface: {
    sunken: null,
    canvas: null,
    panel: null,
    raised: null,
    dialog: null,
    hover: null,
    active: null,
    selected: null,
    rowPending: null,
    control: null,
    controlHover: null,
    field: null,
    disabled: null,
    overlay: null,
    inverted: null,
    searchMark: null,
    /** The knob of a switch that is off. */
    knob: null,
    /** The selected part of a segmented control. */
    segment: null,
  },
  line: { hairline: null, border: null, control: null, field: null, strong: null, segment: null },
  focus: null,
  text: { primary: null, secondary: null, tertiary: null, disabled: null, inverted: null },
  accent: { text: null, solid: null, solidHover: null, onSolid: null, tint: null, tint2: null, border: null },
  danger: { solid: null, solidHover: null, onSolid: null },
  tone: {
    healthy: { glyph: null, text: null, tint: null, border: null },
    warning: { glyph: null, text: null, tint: null, border: null },
    error: { glyph: null, text: null, tint: null, border: null },
    pending: { glyph: null, text: null, tint: null, border: null },
    off: { glyph: null, text: null, tint: null, border: null },
  },
  notice: { warning: null, error: null, verdict: null },
  tick: { healthy: null, neutral: null },
  /** Node kinds, in graph, role chips and charts; `fill` is the stroke mixed into the panel. */
  role: {
    normal: { stroke: null, fill: null },
    egress: { stroke: null, fill: null, chipBorder: null },
    ingress: { stroke: null, fill: null, chipBorder: null },
    relay: { stroke: null, fill: null, chipBorder: null },
    relayed: { stroke: null, fill: null },
    egressIngress: { stroke: null, fill: null },
    egressRelay: { stroke: null, fill: null },
    ingressRelay: { stroke: null, fill: null },
    all: { stroke: null, fill: null },
    client: { stroke: null, fill: null },
    range: { stroke: null, fill: null },
  },
  matrix: {
    allowed: null,
    blocked: null,
    blockedBar: null,
    crosshair: null,
    crosshairBeyond: null,
  },
  brand: { teal: null, red: null },
  shadow: { floating: null, dialog: null },
});
