import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { identifier, tabular, type } from '../theme/type.css.ts';
import { noteWidth } from './matrixHeading.ts';

const plain = style([
  type.micro,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.xsmall,
    minWidth: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    padding: 0,
    border: 'none',
    borderRadius: measure.radius.cell,
    background: 'none',
    fontFamily: 'inherit',
    // Larger beside larger cells.
    fontSize: 'clamp(11px, calc(var(--grid-cell-height) / 2), 12px)',
    fontWeight: 400,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
  },
]);

const item = [plain, identifier];

export const look = styleVariants({
  item,
  link: [...item, { gap: measure.space.small, selectors: { '&:hover': { color: color.accent.text } } }],
  select: [...item, { cursor: 'pointer', overflow: 'hidden' }],
  group: [
    plain,
    {
      fontWeight: 600,
      color: color.text.primary,
      cursor: 'pointer',
      '@media': { [media.hover]: { ':hover': { color: color.accent.text } } },
    },
  ],
});

export const line = style([plain, { cursor: 'default' }]);

export const current = style({ fontWeight: 600, color: color.text.primary });

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const note = style({
  flexShrink: 0,
  maxInlineSize: noteWidth,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 400,
  color: color.text.tertiary,
});

export const count = style([tabular, { fontWeight: 400, color: color.text.tertiary }]);

export const role = styleVariants({
  egress: { display: 'flex', color: color.role.egress.stroke },
  ingress: { display: 'flex', color: color.role.ingress.stroke },
  relay: { display: 'flex', color: color.role.relay.stroke },
  failover: { display: 'flex', color: color.text.tertiary },
  hub: { display: 'flex', color: color.text.tertiary },
});
