import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { MatrixSample } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { Heading, Hint, Identifier } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { AclImpact } from '../../../domain/acl/aclImpact.ts';
import { grouped } from '../../../domain/format/count.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';

const maxListed = 8;

export function ImpactPanel({ impact }: { impact: AclImpact }) {
  const { blocked, allowed, cutOff, gateways, servers } = impact;
  return (
    <>
      <div className={css.section}>
        <div className={css.between}>
          <Heading level={2} variant="subheading">
            Impact
          </Heading>
          <Hint as="span">if submitted</Hint>
        </div>
        <Fact label="Pairs blocked" figure={blocked} glyph={<MatrixSample mark="tile" isChanged={false} />} />
        <Fact label="Pairs allowed" figure={allowed} glyph={<MatrixSample mark="dot" isChanged={false} />} />
        <Fact label="Isolated nodes" figure={cutOff.length} glyph={<Loss count={cutOff.length} />} />
        <Fact label="Isolated gateways" figure={gateways.length} glyph={<Loss count={gateways.length} />} />
        {servers.length > 0 && (
          <Fact label="Isolated server" figure={servers.length} glyph={<Loss count={servers.length} />} />
        )}
      </div>
      {cutOff.length > 0 && (
        <div className={css.section}>
          <Heading level={2} variant="subheading">
            Nodes that will be isolated
          </Heading>
          {cutOff.slice(0, maxListed).map(({ id, name, peers }) => (
            <div key={id} className={css.between}>
              <Identifier>{name}</Identifier>
              <Hint as="span">{peers === 1 ? 'its only peer' : `all ${grouped(peers)}`}</Hint>
            </div>
          ))}
          {cutOff.length > maxListed && <Hint>and {grouped(cutOff.length - maxListed)} more</Hint>}
        </div>
      )}
    </>
  );
}

function Fact({ label, figure, glyph }: { label: string; figure: number; glyph: ReactNode }) {
  return (
    <div className={figure === 0 ? css.quietFact : css.fact}>
      <span className={css.mark}>{glyph}</span>
      {label}
      <span className={css.figure}>{grouped(figure)}</span>
    </div>
  );
}

function Loss({ count }: { count: number }) {
  return count === 0 ? <Icon name="check" size={12} /> : <ToneGlyph tone="warning" />;
}
