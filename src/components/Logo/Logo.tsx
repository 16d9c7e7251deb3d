import * as css from './Logo.css.ts';

export type LogoProps = {
  /** Pixels. @default 22 */
  size?: number;
};

/** An N of links between four points. */
export function Logo({ size = 22 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M4.5 7.3v9.4M6.5 6.4 17.6 17.6M19.5 7.3v9.4" className={css.line} />
      <circle cx="4.5" cy="4.5" r="2.6" className={css.ring} />
      <circle cx="4.5" cy="19.5" r="2.6" className={css.ring} />
      <circle cx="19.5" cy="19.5" r="2.6" className={css.ring} />
      <circle cx="19.5" cy="4.5" r="3.6" className={css.dot} />
    </svg>
  );
}
