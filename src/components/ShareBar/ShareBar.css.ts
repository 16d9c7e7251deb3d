import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const shareName = '--bar-share';

const bar = style({ display: 'block', width: '100%', borderRadius: 2, overflow: 'hidden' });

export const kind = styleVariants({
  track: [bar, { height: 10, background: color.surface.active }],
  plain: [bar, { height: 6 }],
});

/** What is not nothing can be seen. */
const length = {
  display: 'block',
  width: `calc(var(${shareName}) * 100%)`,
  minWidth: 2,
  height: '100%',
  borderRadius: 2,
} as const;

export const tone = styleVariants({
  first: { ...length, background: color.role.egress.stroke },
  second: { ...length, background: color.role.relay.stroke },
  neutral: { ...length, background: color.text.disabled },
});
