import * as css from './Doughnut.css.ts';

export type DoughnutProps = {
  /** 0 to 1. */
  share: number;
};

/** Edge and stroke, px. */
const size = 24;
const stroke = 3.4;
const radius = (size - stroke) / 2;
const length = 2 * Math.PI * radius;

/** How much of a time something was well; the figures stand in words beside it. */
export function Doughnut({ share }: DoughnutProps) {
  const up = Math.min(1, Math.max(0, share)) * length;
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <g transform={`rotate(-90 ${size / 2} ${size / 2})`}>
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} className={css.down} />
        {up > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={stroke}
            strokeDasharray={`${up} ${length}`}
            className={css.up}
          />
        )}
      </g>
    </svg>
  );
}
