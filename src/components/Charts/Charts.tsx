import type { ReactNode } from 'react';
import { ToneParts } from '../ToneBar/ToneBar.tsx';
import * as css from './Charts.css.ts';

export type Bar = {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
};

export type BarListProps = {
  bars: readonly Bar[];
  tone: NonNullable<ShareBarProps['tone']>;
};

/** Amounts of one kind as horizontal bars, each with its name and figure. */
export function BarList({ bars, tone }: BarListProps) {
  return (
    <dl className={css.list}>
      {bars.map(({ label, figure, unit, share }) => (
        <div key={label} className={css.bar}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <ShareBar share={share} tone={tone} />
            <span className={css.figure}>
              {figure} <span className={css.unit}>{unit}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type ShareBarProps = {
  /** Of the longest bar, 0 to 1. */
  share: number;
  /** What is measured: two kinds of amount, or something to be read beside them. @default 'neutral' */
  tone?: keyof typeof css.tone;
  /** With a track to be read against, or thin, in a table. @default 'track' */
  kind?: keyof typeof css.kind;
};

/** A length beside a figure; the figure stands in words next to it. */
export function ShareBar({ share, tone = 'neutral', kind = 'track' }: ShareBarProps) {
  return (
    <span aria-hidden className={css.kind[kind]}>
      {share > 0 && <span className={css.tone[tone]} style={{ [css.shareName]: Math.min(1, share) }} />}
    </span>
  );
}

export type DoughnutProps = {
  /** 0 to 1. */
  share: number;
};

/** Edge and stroke, px. */
const doughnutSize = 24;
const doughnutStroke = 3.4;
const doughnutRadius = (doughnutSize - doughnutStroke) / 2;
const doughnutLength = 2 * Math.PI * doughnutRadius;

/** How much of a time something was well; the figures stand in words beside it. */
export function Doughnut({ share }: DoughnutProps) {
  const up = Math.min(1, Math.max(0, share)) * doughnutLength;
  return (
    <svg
      aria-hidden
      width={doughnutSize}
      height={doughnutSize}
      viewBox={`0 0 ${doughnutSize} ${doughnutSize}`}
    >
      <g transform={`rotate(-90 ${doughnutSize / 2} ${doughnutSize / 2})`}>
        <circle
          cx={doughnutSize / 2}
          cy={doughnutSize / 2}
          r={doughnutRadius}
          strokeWidth={doughnutStroke}
          className={css.down}
        />
        {up > 0 && (
          <circle
            cx={doughnutSize / 2}
            cy={doughnutSize / 2}
            r={doughnutRadius}
            strokeWidth={doughnutStroke}
            strokeDasharray={`${up} ${doughnutLength}`}
            className={css.up}
          />
        )}
      </g>
    </svg>
  );
}

export type OnOffStripProps = {
  /** One for each thing, in the order to draw them. */
  ticks: readonly boolean[];
};

/** Above this many the ticks would be thinner than the gaps between them: parts of a bar then stand for them. */
const mostTicks = 100;

/** One tick for each thing: filled while it is on, hollow while it is off. The counts stand in words beside it. */
export function OnOffStrip({ ticks }: OnOffStripProps) {
  if (ticks.length > mostTicks) {
    const on = ticks.filter(Boolean).length;
    return (
      <span className={css.partsBar}>
        <ToneParts counts={{ healthy: on, error: ticks.length - on }} />
      </span>
    );
  }
  return (
    <span aria-hidden className={css.strip}>
      {ticks.map((isOn, index) => (
        <span key={index} className={isOn ? css.on : css.off} />
      ))}
    </span>
  );
}

export type FigurePanelProps = {
  title: string;
  figure: string;
  /** Its unit, or what it is a part of. */
  unit: string;
  /** A drawing of the same, with its words. */
  children: ReactNode;
};

/** One figure that sums something up, and what it is made of. */
export function FigurePanel({ title, figure, unit, children }: FigurePanelProps) {
  return (
    <section aria-label={title} className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.panelFigure}>
        {figure} <span className={css.panelUnit}>{unit}</span>
      </p>
      <div className={css.content}>{children}</div>
    </section>
  );
}
