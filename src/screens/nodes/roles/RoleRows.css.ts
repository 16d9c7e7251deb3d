import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xlarge,
  padding: `${measure.space.large} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const switchable = style({ '@media': { [media.touch]: { paddingBlock: 0 } } });

export const words = style({ flex: 1, minWidth: 0 });

export const name = style([type.strong, { display: 'block' }]);

export const description = style([type.hint, { display: 'block', color: color.text.tertiary }]);
