import * as css from './Avatar.css.ts';

export type AvatarProps = {
  name: string;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  /** 24 px in lists, 28 beside a title. @default 'small' */
  size?: keyof typeof css.size;
};

/** A person's initials, a drawing. The name stands beside it, or is the accessible name of what holds it. */
export function Avatar({ name, tone = 'accent', size = 'small' }: AvatarProps) {
  // Drawn by the style: as text, a button with the name would have to be called by its initials, too.
  return (
    <span aria-hidden className={`${css.tone[tone]} ${css.size[size]}`} data-initials={initials(name)} />
  );
}

/** Of the first two words, or the first two letters of the only one. */
function initials(name: string): string {
  const [first = '', second] = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  return second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
}
