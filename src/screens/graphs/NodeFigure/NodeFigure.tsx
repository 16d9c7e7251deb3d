import { memo } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import type { Look } from '../../../domain/graph/layers/layer.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { figureSize, glyphsOf, outlinePath, type Glyph, type Size } from './figureShape.ts';
import * as css from './NodeFigure.css.ts';

export type NodeFigureProps = {
  kind: NodeKind;
  health?: HealthStatus | undefined;
  isHub?: boolean | undefined;
  isSelected?: boolean;
  text?: string;
  isIsolated?: boolean;
  isDisabled?: boolean | undefined;
  look?: Look | undefined;
};

const innerRing = 4;
const outerRing = 7;
const isolatedRing = 6;
const ringGap = 4;

/**
 * Figure of a graph item. Shape, colour and glyphs show its kind, rings and a badge its state. It is hidden
 * from screen readers, so describe it in text beside it.
 */
export const NodeFigure = memo(function NodeFigure(props: NodeFigureProps) {
  const {
    kind,
    health,
    isHub = false,
    isSelected = false,
    isIsolated = false,
    isDisabled,
    look,
    text = '',
  } = props;
  const tone = health === 'warning' || health === 'error' ? health : undefined;
  const size = figureSize(kind, text);
  const hubRing = tone ? outerRing : innerRing;
  const selectedRing = (isHub ? hubRing + ringGap : innerRing + 2) + (isIsolated ? 4 : 0);
  return (
    <span aria-hidden className={`${css.figure} ${css.looks[look ?? tone ?? kind]}`} style={size}>
      <svg className={css.drawing} width={size.width} height={size.height}>
        <path
          d={outlinePath(kind, size)}
          className={`${css.body} ${isDisabled ? css.hollow : dashes(kind, health)}`}
        />
        {kind === 'normal' && <circle cx={size.width / 2} cy={size.height / 2} r={2.5} className={css.dot} />}
        {tone && <path d={outlinePath(kind, size, innerRing)} className={css.rings[tone]} />}
        {isHub && <path d={outlinePath(kind, size, hubRing)} className={css.rings.hub} />}
        {isIsolated && <path d={outlinePath(kind, size, isolatedRing)} className={css.isolatedRing} />}
        {isSelected && <path d={outlinePath(kind, size, selectedRing)} className={css.selectedRing} />}
      </svg>
      <span className={css.glyphs} data-glyphs>
        {kind === 'range' && (
          <span className={css.text} data-inside-text>
            {text}
          </span>
        )}
        {glyphsOf[kind].map((glyph) => (
          <span key={glyph} className={`${css.glyph} ${glyphColour(kind, glyph, look ?? tone)}`}>
            <Icon name={glyph} size={12} />
          </span>
        ))}
      </span>
      {tone && (
        <span className={css.badge}>
          <ToneGlyph tone={tone} size={10} />
        </span>
      )}
    </span>
  );
});

function dashes(kind: NodeKind, health: HealthStatus | undefined): string {
  if (health === 'pending') return css.dashed.pending;
  return kind === 'relayed' ? css.dashed.relayed : '';
}

function glyphColour(kind: NodeKind, glyph: Glyph, other: Look | undefined): string {
  const isRole = glyph !== 'phone' && glyph !== 'relayed';
  return kind === 'ingressEgressRelay' && isRole && !other ? css.glyphOfAll[glyph] : '';
}

type GroupFigureProps = {
  group: Pick<VisibleGroup, 'kind' | 'isExpanded' | 'health' | 'count'>;
  size: Size;
  isSelected: boolean;
};

const order: readonly HealthStatus[] = ['error', 'warning', 'pending', 'healthy'];
const groupRingGap = 5;

export const GroupFigure = memo(function GroupFigure({ group, size, isSelected }: GroupFigureProps) {
  const { kind, isExpanded, health, count } = group;
  const middle = size.width / 2;
  return (
    <svg
      aria-hidden
      className={`${css.hullDrawing} ${css.looks[kind]}`}
      width={size.width}
      height={size.height}
    >
      <circle cx={middle} cy={middle} r={middle} className={isExpanded ? css.openHull : css.hull} />
      {shares(health, count).map(({ status, from, share }) => (
        <circle
          key={status}
          cx={middle}
          cy={middle}
          r={middle}
          // With a path length of 1, a share is the length of its dash.
          pathLength={1}
          strokeDasharray={`${share} 1`}
          strokeDashoffset={-from}
          transform={`rotate(-90 ${middle} ${middle})`}
          className={css.rim[status]}
        />
      ))}
      {isSelected && (
        <circle cx={middle} cy={middle} r={middle + groupRingGap} className={css.selectedHull} />
      )}
    </svg>
  );
});

type Share = { readonly status: HealthStatus; readonly from: number; readonly share: number };

function shares(health: VisibleGroup['health'], count: number): readonly Share[] {
  let from = 0;
  return order.flatMap((status) => {
    if (health[status] === 0) return [];
    const share = health[status] / count;
    from += share;
    return [{ status, from: from - share, share }];
  });
}
