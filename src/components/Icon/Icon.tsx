import { memo } from 'react';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

export type IconProps = {
  name: IconName;
  /** 16 on its own, 14 in a control, 12 in a tag. @default 16 */
  size?: 16 | 14 | 12;
  /** Accessible name. Without one the icon is decorative. */
  label?: string;
  className?: string;
};

/** Thinner when larger, so that all sizes look equally heavy. */
const stroke = { 16: 1.6, 14: 1.7, 12: 1.9 } as const;

function PlainIcon({ name, size = 16, label, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      size={size}
      {...(className && { className })}
      strokeWidth={stroke[size]}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

/** Icon, named by its meaning. */
export const Icon = memo(PlainIcon);
