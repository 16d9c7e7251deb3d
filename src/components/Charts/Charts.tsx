import type { ReactNode } from 'react';
import { ToneSegments } from '../ToneBar/ToneBar.tsx';
import * as css from './Charts.css.ts';

export type Bar = {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** Relative to the longest bar, 0 to 1. */
  readonly share: number;
};

export type BarListProps = {
  bars: readonly Bar[];
  tone: NonNullable<ShareBarProps['tone']>;
};

/** Horizontal bars for amounts of one kind, each with a label and a figure. */
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
  /** Relative to the longest bar, 0 to 1. */
  share: number;
  /** @default 'neutral' */
  tone?: keyof typeof css.tone;
  /** `track` shows the full length behind the bar, `thin` is for tables. @default 'track' */
  kind?: keyof typeof css.kind;
};

/** A bar beside a figure. Decorative, because the figure is in the text. */
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

/** A circle of length 1 that starts at twelve o'clock. */
const ring = {
  cx: 12,
  cy: 12,
  r: 10.3,
  strokeWidth: 3.4,
  pathLength: 1,
  transform: 'rotate(-90 12 12)',
} as const;

/** Share of a period during which something was up. Decorative, because the figures are in the text. */
export function Doughnut({ share }: DoughnutProps) {
  const up = Math.min(1, Math.max(0, share));
  return (
    <svg aria-hidden width={24} height={24} viewBox="0 0 24 24">
      <circle {...ring} className={css.down} />
      {up > 0 && <circle {...ring} strokeDasharray={`${up} 1`} className={css.up} />}
    </svg>
  );
}

export type OnOffStripProps = {
  /** Whether each item is on, in order. */
  ticks: readonly boolean[];
};

/** More ticks would be thinner than the gaps between them, so a bar replaces them. */
const maxTicks = 100;

/** One tick for each item, filled if it is on. Decorative, because the counts are in the text. */
export function OnOffStrip({ ticks }: OnOffStripProps) {
  if (ticks.length > maxTicks) {
    const on = ticks.filter(Boolean).length;
    return (
      <span className={css.partsBar}>
        <ToneSegments counts={{ healthy: on, error: ticks.length - on }} />
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
  /** The unit, or what the figure is a part of. */
  unit: string;
  /** A chart of the same figure, with its text. */
  children: ReactNode;
};

/** A summary figure with a chart of its parts. */
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
