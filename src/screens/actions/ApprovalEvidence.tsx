import { use } from 'react';
import { CopyableText } from '../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Hint, Identifier, Mono, Text } from '../../components/Text/Text.tsx';
import { isSameNode, type Node, type NodeRef } from '../../domain/node/node.ts';
import { versionLabel } from '../../domain/server/version.ts';
import { labels } from '../../domain/text/labels.ts';
import { HealthBadge } from '../nodes/HealthBadge/HealthBadge.tsx';
import { healthView } from '../nodes/HealthBadge/healthView.ts';
import { KnownRecordsContext } from './Leftovers/KnownRecordsContext.ts';
import * as css from './ApprovalEvidence.css.ts';

/** Shows the evidence for nodes of which a confirmation gets only the references. */
export function ApprovalEvidence({ refs }: { refs: readonly NodeRef[] }) {
  const known = use(KnownRecordsContext)?.nodes;
  const nodes = refs.flatMap((ref) => known?.find((node) => isSameNode(node, ref)) ?? []);
  const [only] = nodes;
  if (!only) return null;
  if (nodes.length === 1) return <Facts node={only} />;
  return (
    <ul aria-label="Nodes to approve" className={css.list}>
      {nodes.map((node) => (
        <li key={`${node.network}/${node.id}`} className={css.node}>
          <Text variant="strong">
            <Identifier>{node.name}</Identifier>
          </Text>
          <Hint tone="secondary">
            <Mono>{node.endpoint}</Mono> · <Mono>{beginningOf(node.publicKey)}</Mono> ·{' '}
            {[node.os, versionLabel(node.version)].filter((text) => text !== '').join(' · ')}
          </Hint>
          <HealthBadge health={healthView(node)} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ node }: { node: Node }) {
  const { endpoint, publicKey, os, version } = node;
  return (
    <DescriptionList>
      <DescriptionItem label={labels.node.endpoint} isEmpty={endpoint === ''}>
        <CopyableText value={endpoint} label="endpoint" />
      </DescriptionItem>
      <DescriptionItem label={labels.node.publicKey} isEmpty={publicKey === ''}>
        <Mono>{beginningOf(publicKey)}</Mono>
      </DescriptionItem>
      <DescriptionItem label={labels.node.os} isEmpty={os === ''}>
        {os}
      </DescriptionItem>
      <DescriptionItem label="Version" isEmpty={version === ''}>
        {versionLabel(version)}
      </DescriptionItem>
      <DescriptionItem label="State">
        <HealthBadge health={healthView(node)} />
      </DescriptionItem>
    </DescriptionList>
  );
}

function beginningOf(publicKey: string): string {
  return publicKey === '' ? 'no public key' : `${publicKey.slice(0, 8)}…`;
}
