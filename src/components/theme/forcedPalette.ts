const faint = 'color-mix(in srgb, CanvasText 35%, Canvas)';
const tone = { glyph: 'CanvasText', text: 'CanvasText', tint: 'Canvas', border: 'CanvasText' };
const role = { stroke: 'CanvasText', fill: 'Canvas' };
const chip = { ...role, chipBorder: 'CanvasText' };
const solid = { solid: 'Highlight', solidHover: 'Highlight', onSolid: 'HighlightText' };

/**
 * The colours of the system, for a system that forces them. The browser replaces most colours itself, but not those of
 * drawings, bars and switches. Without hues, these differ by shape, width or pattern.
 */
export const forcedPalette = {
  surface: {
    sunken: 'Canvas',
    canvas: 'Canvas',
    panel: 'Canvas',
    raised: 'Canvas',
    dialog: 'Canvas',
    hover: 'Canvas',
    active: faint,
    selected: 'Canvas',
    rowPending: 'Canvas',
    control: 'Canvas',
    controlHover: 'Canvas',
    field: 'Canvas',
    disabled: 'Canvas',
    overlay: 'color-mix(in srgb, Canvas 60%, transparent)',
    inverted: 'Canvas',
    searchMark: 'Mark',
    knob: 'Canvas',
    segment: 'Canvas',
  },
  line: {
    hairline: faint,
    border: 'CanvasText',
    control: 'CanvasText',
    field: 'CanvasText',
    strong: 'CanvasText',
    segment: 'CanvasText',
  },
  focus: 'Highlight',
  text: {
    primary: 'CanvasText',
    secondary: 'CanvasText',
    tertiary: 'CanvasText',
    disabled: 'GrayText',
    inverted: 'CanvasText',
  },
  accent: { ...solid, text: 'CanvasText', tint: 'Canvas', tint2: 'Canvas' },
  danger: solid,
  tone: { healthy: tone, warning: tone, error: tone, pending: tone, off: tone },
  notice: { warning: 'Canvas', error: 'Canvas', verdict: 'Canvas' },
  tick: { healthy: 'CanvasText', neutral: faint },
  role: {
    normal: role,
    egress: chip,
    ingress: chip,
    relay: chip,
    relayed: role,
    egressIngress: role,
    egressRelay: role,
    ingressRelay: role,
    all: role,
    client: role,
    range: role,
  },
  matrix: {
    allowed: 'CanvasText',
    blocked: 'Canvas',
    blockedBar: 'CanvasText',
    crosshair: 'color-mix(in srgb, Highlight 30%, transparent)',
    crosshairBeyond: 'color-mix(in srgb, Highlight 15%, transparent)',
  },
  brand: { teal: 'CanvasText', red: 'CanvasText' },
  shadow: { floating: 'none', dialog: 'none' },
};
