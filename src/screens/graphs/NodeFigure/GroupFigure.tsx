import { memo } from 'react';
import type { DrawnGroup } from '../../../domain/graph/drawn.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import type { Size } from './figureShape.ts';
import * as css from './NodeFigure.css.ts';

type GroupFigureProps = {
  group: Pick<DrawnGroup, 'kind' | 'isOpen' | 'health' | 'count'>;
  size: Size;
  isSelected: boolean;
};

/** The worst first, from the top on. */
const order: readonly HealthStatus[] = ['error', 'warning', 'pending', 'healthy'];
/** Between the hull and the ring of the selection. */
const ringGap = 5;

/** A group: a disc as large as its members need, its rim shared among their states. */
export const GroupFigure = memo(function GroupFigure({ group, size, isSelected }: GroupFigureProps) {
  const { kind, isOpen, health, count } = group;
  const middle = size.width / 2;
  return (
    <svg
      aria-hidden
      className={`${css.hullDrawing} ${css.kind[kind]}`}
      width={size.width}
      height={size.height}
    >
      <circle cx={middle} cy={middle} r={middle} className={isOpen ? css.openHull : css.hull} />
      {shares(health, count).map(({ status, from, share }) => (
        <circle
          key={status}
          cx={middle}
          cy={middle}
          r={middle}
          // A share of the whole is a length of dash on a circle that counts as one long.
          pathLength={1}
          strokeDasharray={`${share} 1`}
          strokeDashoffset={-from}
          transform={`rotate(-90 ${middle} ${middle})`}
          className={css.rim[status]}
        />
      ))}
      {isSelected && <circle cx={middle} cy={middle} r={middle + ringGap} className={css.selectedHull} />}
    </svg>
  );
});

type Share = { readonly status: HealthStatus; readonly from: number; readonly share: number };

/** Clients and ranges have no state. */
function shares(health: DrawnGroup['health'], count: number): readonly Share[] {
  let from = 0;
  return order.flatMap((status) => {
    if (health[status] === 0) return [];
    const share = health[status] / count;
    from += share;
    return [{ status, from: from - share, share }];
  });
}
