import { measure } from './measures.css.ts';

export const gaps = {
  none: '0',
  xsmall: measure.space.xsmall,
  small: measure.space.small,
  medium: measure.space.medium,
  large: measure.space.large,
  xlarge: measure.space.xlarge,
  gutter: measure.space.gutter,
  section: measure.space.section,
  page: measure.space.page,
} as const;

export type Gap = keyof typeof gaps;
