import * as css from './Avatar.css.ts';

export type AvatarProps = {
  name: string;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  /** 24 px in lists, 28 beside a title. @default 'small' */
  size?: keyof typeof css.size;
};

/** A person's initials. Decorative, because the name is beside it or names the control around it. */
export function Avatar({ name, tone = 'accent', size = 'small' }: AvatarProps) {
  // Drawn by CSS: as text, the initials would become part of the accessible name of a button.
  return (
    <span aria-hidden className={`${css.tone[tone]} ${css.size[size]}`} data-initials={initials(name)} />
  );
}

function initials(name: string): string {
  const [first = '', second] = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  return second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
}
