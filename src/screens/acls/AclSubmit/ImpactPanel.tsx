import type { ReactNode } from 'react';
import { MatrixSample } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { Heading, Hint, Identifier, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { AclImpact } from '../../../domain/acl/aclImpact.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';

const maxListed = 8;

type ImpactPanelProps = {
  impact: AclImpact;
  /** The names of the first changed pairs. */
  pairs: readonly (readonly [string, string])[];
};

/** The effect of the draft in sentences. */
export function ImpactPanel({ impact, pairs }: ImpactPanelProps) {
  const { blocked, allowed, changes, cutOff, gateways, servers } = impact;
  return (
    <div className={css.section}>
      <Heading level={2} variant="subheading">
        If submitted
      </Heading>
      {changes === 0 && <Text tone="secondary">No changes</Text>}
      {blocked > 0 && (
        <Effect
          glyph={<MatrixSample mark="tile" isChanged={false} />}
          text={`${counted(blocked, 'pair')} blocked`}
        />
      )}
      {allowed > 0 && (
        <Effect
          glyph={<MatrixSample mark="dot" isChanged={false} />}
          text={`${counted(allowed, 'pair')} allowed`}
        />
      )}
      {changes > 0 && changes <= pairs.length && (
        <ul className={css.pairs}>
          {pairs.map(([one, other]) => (
            <li key={`${one} ${other}`}>
              <Identifier>{one}</Identifier> and <Identifier>{other}</Identifier>
            </li>
          ))}
        </ul>
      )}
      {cutOff.slice(0, maxListed).map(({ id, name, peers }) => (
        <Effect
          key={id}
          glyph={<ToneGlyph tone="warning" />}
          text={
            <>
              <Identifier isStrong>{name}</Identifier> will lose{' '}
              {peers === 1 ? 'its only peer' : `all ${grouped(peers)} peers`}
            </>
          }
        />
      ))}
      {cutOff.length > maxListed && <Hint>and {counted(cutOff.length - maxListed, 'more node')}</Hint>}
      {gateways.length > 0 && <Isolated names={gateways} what="gateway" />}
      {servers.length > 0 && <Isolated names={servers} what="server" />}
    </div>
  );
}

function Isolated({ names, what }: { names: readonly string[]; what: string }) {
  return (
    <Effect
      glyph={<ToneGlyph tone="warning" />}
      text={
        <>
          {names.length === 1 ? `The ${what} ` : `${grouped(names.length)} ${what}s will be isolated: `}
          <Identifier>{names.slice(0, maxListed).join(', ')}</Identifier>
          {names.length === 1 && ' will be isolated'}
        </>
      }
    />
  );
}

function Effect({ glyph, text }: { glyph: ReactNode; text: ReactNode }) {
  return (
    <div className={css.fact}>
      <span className={css.mark}>{glyph}</span>
      <span>{text}</span>
    </div>
  );
}
