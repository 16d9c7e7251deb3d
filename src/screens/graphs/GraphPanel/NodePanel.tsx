import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { RoleRow } from '../../../components/RoleRow/RoleRow.tsx';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { impactTexts } from '../../../domain/reach/report/impactText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { NodeQuestion } from '../../nodes/NodeQuestion/NodeQuestion.tsx';
import { useRolePress } from '../../nodes/roles/useRolePress.tsx';
import { HealthBadge, useHealthStatus } from '../../shared/HealthBadge/HealthBadge.tsx';
import { ReachImpactOf } from '../../shared/ReachImpact/ReachImpact.tsx';
import { FactList, ReachList } from './FactList.tsx';
import { LinkedList } from './LinkedList.tsx';
import type { PanelActions, NodePanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type NodePanelProps = { view: NodePanelView; topology: Topology; on: PanelActions };

/** A node: how it is, what it does for the network, what can be done with it, and what it is linked to. */
export function NodePanel({ view, topology, on }: NodePanelProps) {
  const [asked, setAsked] = useState<'approve' | 'delete'>();
  const { pressRole, roleQuestion } = useRolePress(on);
  const { node, health, roles, facts, reach, deletion } = view;
  const question =
    asked === 'delete'
      ? { verb: 'delete' as const, nodes: [node], deletion }
      : { verb: 'approve' as const, nodes: [node] };
  return (
    <>
      <div className={css.section}>
        <PanelHead name={node.name} letters={1} health={useHealthStatus(health)} onClose={on.close}>
          <HealthBadge health={health} />
        </PanelHead>
        <NodeActions view={view} onAsk={setAsked} />
      </div>
      <div className={css.roles}>
        {roles.map(({ name, description, control: { role, isOn, disabledReason, press } }) => (
          <RoleRow
            key={role}
            kind={role}
            name={name}
            description={description}
            isOn={isOn}
            {...(press && { onToggle: () => pressRole(press) })}
            {...(disabledReason !== undefined && { disabledReason })}
          />
        ))}
      </div>
      <div className={css.section}>
        <FactList facts={facts} />
      </div>
      <div className={css.section}>
        <h3 className={css.subtitle}>Links</h3>
        {reach.length > 0 && <ReachList facts={reach} />}
        <LinkedList key={view.id} topology={topology} id={view.id} onSelect={on.select} />
      </div>
      {roles.some(({ control }) => control.isOn) && (
        <div className={css.section}>
          <FailureImpact node={node} />
        </div>
      )}
      {roleQuestion}
      {asked && (
        <NodeQuestion
          question={question}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            if (asked === 'delete') on.remove(node);
            else on.approve(node);
          }}
        />
      )}
    </>
  );
}

/** What would lose its path with a node that stands between others. */
function FailureImpact({ node: { network, id } }: { node: NamedNode }) {
  const change = useMemo<ReachChange>(() => ({ kind: 'failure', nodeId: id }), [id]);
  return <ReachImpactOf netid={network} change={change} heading={impactTexts.ifItFails} />;
}

type NodeActionsProps = { view: NodePanelView; onAsk: (question: 'approve' | 'delete') => void };

function NodeActions({ view, onAsk }: NodeActionsProps) {
  const { href, editHref, acls, whyHref, metricsHref, deletion, canApprove } = view;
  return (
    <div className={css.actions}>
      {canApprove && (
        <Button kind="primary" icon="check" onPress={() => onAsk('approve')}>
          {labels.action.approve}
        </Button>
      )}
      <LinkButton icon="arrowRight" href={href}>
        Open
      </LinkButton>
      {editHref !== undefined && (
        <LinkButton icon="edit" href={editHref}>
          {labels.action.edit}
        </LinkButton>
      )}
      {acls && (
        <LinkButton
          icon="acls"
          href={acls.href ?? ''}
          {...(acls.href === undefined && { isDisabled: true, disabledReason: acls.disabledReason })}
        >
          {labels.section.acls}
        </LinkButton>
      )}
      {whyHref !== undefined && (
        <LinkButton icon="bothWays" href={whyHref}>
          {whyTexts.wayIn}
        </LinkButton>
      )}
      {metricsHref !== undefined && (
        <LinkButton icon="metrics" href={metricsHref}>
          {labels.section.metrics}
        </LinkButton>
      )}
      <Button
        kind="dangerText"
        icon="trash"
        onPress={() => onAsk('delete')}
        {...(!deletion.isPossible && { isDisabled: true, disabledReason: deletion.reason })}
      >
        {labels.action.delete}
      </Button>
    </div>
  );
}

type PanelHeadProps = {
  name: string;
  /** How many letters of the name stand in the circle. */
  letters: 1 | 3;
  health?: HealthStatus;
  children: ReactNode;
  /** Without it, what the panel stands in can be closed. */
  onClose: (() => void) | undefined;
};

export function PanelHead({ name, letters, health, children, onClose }: PanelHeadProps) {
  return (
    <div className={css.head}>
      <span aria-hidden className={css.letters[health ?? 'none']} data-single={letters === 1 || undefined}>
        {[...name].slice(0, letters).join('')}
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{name}</h2>
        {children}
      </div>
      {onClose && <IconButton icon="close" label="Clear selection" onPress={onClose} />}
    </div>
  );
}
