import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const base = style([
  type.micro,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: measure.space.xsmall,
    flexShrink: 0,
    maxWidth: '100%',
    height: 20,
    paddingInline: measure.space.small,
    border: '1px solid transparent',
    borderRadius: measure.radius.tag,
    whiteSpace: 'nowrap',
  },
]);

const tinted = (tone: keyof typeof color.tone) => [
  base,
  { background: color.tone[tone].tint, color: color.tone[tone].text },
];

export const tone = styleVariants({
  neutral: [base, { borderColor: color.line.border, color: color.text.primary }],
  accent: [base, { background: color.accent.tint, color: color.accent.text }],
  healthy: tinted('healthy'),
  warning: tinted('warning'),
  error: tinted('error'),
  pending: tinted('pending'),
  off: [base, { borderColor: color.tone.off.border, color: color.tone.off.text }],
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
