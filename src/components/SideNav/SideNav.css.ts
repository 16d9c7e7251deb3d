import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: color.surface.sunken,
  borderRight: `1px solid ${color.line.hairline}`,
});

export const nav = styleVariants({
  full: [base, { width: measure.size.nav }],
  rail: [base, { width: measure.size.navRail }],
  drawer: [base, { width: '100%' }],
});

const brandBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  paddingInlineStart: measure.space.gutter,
});

export const brand = styleVariants({
  full: [brandBase, { height: measure.size.topBar, paddingInlineEnd: measure.space.large }],
  rail: [brandBase, { height: measure.size.topBar, justifyContent: 'center', paddingInline: 0 }],
  drawer: [brandBase, { height: measure.size.topBarPhone, paddingInlineEnd: measure.space.xxsmall }],
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minWidth: 0,
  borderRadius: measure.radius.control,
  color: color.text.primary,
});

/** Only the groups scroll in a low window. */
export const groups = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: measure.space.medium,
});

export const groupTitle = style({
  padding: `${measure.space.section} ${measure.space.medium} ${measure.space.xsmall}`,
  color: color.text.tertiary,
  fontWeight: 400,
});

/** Replaces the heading in the rail. */
export const groupLine = style({
  width: measure.space.page,
  height: 1,
  margin: `${measure.space.xlarge} auto ${measure.space.medium}`,
  background: color.line.control,
});

const footerBase = style({
  flexShrink: 0,
  padding: measure.space.medium,
  borderTop: `1px solid ${color.line.hairline}`,
});

export const footer = styleVariants({
  full: [footerBase, { paddingBottom: measure.space.xlarge }],
  rail: [footerBase],
  drawer: [footerBase, { paddingBottom: measure.space.gutter }],
});
