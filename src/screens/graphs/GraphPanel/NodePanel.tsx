import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import type { Act } from '../../../domain/actions/action.ts';
import { graphText } from '../../../domain/graph/graphText.ts';
import type { Focus } from '../../../domain/graph/visibleGraph.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { impactTexts } from '../../../domain/reach/report/impactText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { graphKeys } from '../../../domain/text/shortcutText.ts';
import type { LinkOrReason } from '../../nodes/nodePaths.ts';
import { RoleRows } from '../../nodes/roles/RoleRows.tsx';
import { HealthBadge, useHealthStatus } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { ReachImpactOf } from '../../actions/ReachImpact/ReachImpact.tsx';
import { NodeFigure, type NodeFigureProps } from '../NodeFigure/NodeFigure.tsx';
import type { NodePanelView } from './nodePanelView.ts';
import { FactList, LinkedList, ReachList } from './PanelLists.tsx';
import type { GraphActions } from '../GraphScreen/graphView.ts';
import * as css from './GraphPanel.css.ts';
import { deleteItem } from '../../actions/menuItems.ts';

type NodePanelProps = {
  view: NodePanelView;
  topology: Topology;
  on: Pick<GraphActions, 'act' | 'change'>;
  onFocus: (focus: Focus) => void;
  onClose: (() => void) | undefined;
  isDrawn: boolean;
};

export function NodePanel({ view, topology, on, onFocus, onClose, isDrawn }: NodePanelProps) {
  const { node, figure, health, roles, facts, reach } = view;
  return (
    <>
      <div className={css.section}>
        <PanelHead name={node.name} figure={{ ...figure, health: useHealthStatus(health) }} onClose={onClose}>
          <HealthBadge health={health} />
        </PanelHead>
        <NodeActions view={view} onAct={on.act} onFocus={() => onFocus({ id: view.id, other: undefined })} />
      </div>
      <div className={css.roles}>
        <RoleRows rows={roles} onRole={(action) => on.act([action])} />
      </div>
      <div className={css.section}>
        <FactList facts={facts} />
      </div>
      <div className={css.section}>
        <h3 className={css.subtitle}>Links</h3>
        {reach.length > 0 && <ReachList facts={reach} />}
        <LinkedList
          key={view.id}
          topology={topology}
          id={view.id}
          onSelect={(selected) => on.change({ selected })}
        />
        {isDrawn && view.whyHref !== undefined && <Hint>{graphText.pairs}</Hint>}
      </div>
      {roles.some(({ control }) => control.isOn) && (
        <div className={css.section}>
          <ReachImpactOf
            netid={node.network}
            change={{ kind: 'failure', nodeId: node.id }}
            heading={impactTexts.ifItFails}
            none={impactTexts.noneElse}
          />
          <button
            type="button"
            aria-pressed={view.isFailing}
            className={`${css.legendRow} ${focusRing}`}
            onClick={() => on.change({ isFailing: !view.isFailing })}
          >
            <Icon name="eye" size={14} />
            {graphText.showFailure}
          </button>
          {view.isFailing && <Hint>{graphText.failureMarks}</Hint>}
        </div>
      )}
    </>
  );
}

type LinkAction = LinkOrReason & { readonly id: string; readonly label: string; readonly icon: IconName };

type NodeActionsProps = {
  view: NodePanelView;
  onAct: Act;
  onFocus: () => void;
};

const maxButtons = 3;

function NodeActions({ view, onAct, onFocus }: NodeActionsProps) {
  const { node, href, editHref, acls, whyHref, metricsHref, offers } = view;
  const links: readonly (LinkAction | false)[] = [
    { id: 'open', label: 'Open', icon: 'arrowRight', href },
    editHref !== undefined && { id: 'edit', label: labels.action.edit, icon: 'edit', href: editHref },
    acls !== undefined && { id: 'acls', label: labels.section.acls, icon: 'acls', ...acls },
    whyHref !== undefined && { id: 'why', label: whyTexts.open, icon: 'route', href: whyHref },
    metricsHref !== undefined && {
      id: 'metrics',
      label: labels.section.metrics,
      icon: 'metrics',
      href: metricsHref,
    },
  ];
  const shown = links.filter((link) => link !== false);
  const canApprove = offers.approve.obstacle === undefined;
  const linkButtons = canApprove ? maxButtons - 1 : maxButtons;
  return (
    <div className={css.actions}>
      {canApprove && (
        <Button kind="primary" icon="check" onPress={() => onAct([offers.approve.action])}>
          {labels.action.approve}
        </Button>
      )}
      {shown.slice(0, linkButtons).map(({ id, label, ...link }) => (
        <LinkButton key={id} {...link}>
          {label}
        </LinkButton>
      ))}
      <Menu
        trigger={{ icon: 'more', label: `More actions for ${node.name}`, isOutlined: true }}
        sections={[
          {
            id: 'actions',
            items: [
              {
                id: 'focus',
                label: graphText.focus,
                icon: 'fit',
                keyCap: graphKeys.focus,
                onAction: onFocus,
              },
              ...shown.slice(linkButtons),
              deleteItem({
                reason: offers.remove.obstacle,
                onAction: () => onAct([offers.remove.action]),
              }),
            ],
          },
        ]}
      />
    </div>
  );
}

type PanelHeadProps = {
  name: string;
  figure?: NodeFigureProps;
  children: ReactNode;
  onClose: (() => void) | undefined;
};

export function PanelHead({ name, figure, children, onClose }: PanelHeadProps) {
  return (
    <div className={css.head}>
      {figure && (
        <span className={css.headFigure}>
          <NodeFigure {...figure} text="CIDR" />
        </span>
      )}
      <div className={css.words}>
        <h2 translate="no" className={css.title}>
          {name}
        </h2>
        {children}
      </div>
      {onClose && <IconButton icon="close" label="Clear selection" onPress={onClose} />}
    </div>
  );
}
