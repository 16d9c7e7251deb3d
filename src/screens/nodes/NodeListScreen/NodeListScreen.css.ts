import { globalStyle, style } from '@vanilla-extract/css';
import { row as tableRow } from '../../../components/DataTable/DataTable.css.ts';
import { off } from '../../../components/RoleChip/RoleChip.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  marginInlineStart: 'auto',
});

export const stackedName = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const nameTags = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0, gap: measure.space.xsmall });

export const chips = style({ display: 'flex', gap: measure.space.xsmall });

// Chips that are off keep their places. A touch screen has no pointer to show them.
globalStyle(`${tableRow}:not(:hover, :focus-within) ${chips} > ${off}`, {
  '@media': { [media.hover]: { opacity: 0 } },
});

export const addressBars = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  minWidth: 0,
});

export const older = style({ color: color.tone.warning.text });

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.medium,
  paddingTop: measure.space.small,
});
