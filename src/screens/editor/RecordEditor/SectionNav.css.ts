import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const nav = style({
  position: 'sticky',
  top: measure.space.section,
  alignSelf: 'start',
  width: '100%',
  maxWidth: 160,
  '@media': { [media.belowPanels]: { display: 'none' } },
});

export const link = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.medium,
    minHeight: measure.size.control,
    paddingInlineStart: measure.space.xlarge,
    borderInlineStart: `1px solid ${color.line.border}`,
    color: color.text.secondary,
    ':hover': { color: color.text.primary },
    selectors: {
      '&[aria-current]': { borderColor: color.accent.solid, color: color.text.primary, fontWeight: 500 },
    },
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
  },
]);

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const problem = style({ display: 'flex', color: color.tone.error.glyph });
