import { Mono } from '../../../components/Mono/Mono.tsx';
import type { AskAboutNetwork } from './networkMenu.ts';
import { ModifiedAt } from './ModifiedAt.tsx';
import { NetworkName } from './NetworkName.tsx';
import { NetworkMenu } from './NetworkRowActions.tsx';
import type { NetworkRow } from './networkRow.ts';
import { NodeCounts } from './NodeCounts.tsx';
import * as css from './NetworkTable.css.ts';

/** A network on a phone: name, nodes and their states, ranges, when it was modified. */
export function NetworkCard({ row, onAsk }: { row: NetworkRow; onAsk: AskAboutNetwork }) {
  const { settings } = row;
  const ranges = settings ? [settings.addressRange, settings.addressRange6].filter(Boolean) : [];
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <NetworkName row={row} />
        </span>
        <NodeCounts row={row} />
        <span className={css.cardMenu}>
          <NetworkMenu row={row} onAsk={onAsk} />
        </span>
      </div>
      {ranges.length > 0 && (
        <div className={css.cardFacts}>
          {ranges.map((range) => (
            <Mono key={range}>{range}</Mono>
          ))}
        </div>
      )}
      {settings && (
        <div className={css.cardFacts}>
          <span>
            Modified <ModifiedAt moment={settings.networkModified} />
          </span>
          <span>
            nodes <ModifiedAt moment={settings.nodesModified} />
          </span>
        </div>
      )}
    </div>
  );
}
