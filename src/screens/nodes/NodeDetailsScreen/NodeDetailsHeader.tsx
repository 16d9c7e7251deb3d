import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { roleNames } from '../../../domain/node/gateways.ts';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../HealthBadge/HealthBadge.tsx';
import { NodeTags } from '../NodeTags/NodeTags.tsx';
import type { NodeDetails } from './nodeDetailsView.ts';
import * as css from './NodeDetailsHeader.css.ts';
import { deleteItem, reachItem, whyItem } from '../../actions/menuItems.ts';

type NodeDetailsHeaderProps = {
  view: NodeDetails;
  onRefresh: () => void;
  onAct: Act;
};

export function NodeDetailsHeader({ view, onRefresh, onAct }: NodeDetailsHeaderProps) {
  return (
    <PageHeader
      title={view.node.name}
      isTitleIdentifier
      facts={<Facts view={view} />}
      actions={<Actions view={view} onRefresh={onRefresh} onAct={onAct} />}
    />
  );
}

function Facts({ view }: { view: NodeDetails }) {
  const { health, roles, tags, relayName, node, networkHref } = view;
  return (
    <>
      <HealthBadge health={health} />
      <Inline isWrapping gap="small">
        {roles.map((role) => (
          <Tag key={role} icon={role}>
            {roleNames[role]}
          </Tag>
        ))}
        <NodeTags tags={tags} relayName={relayName} />
        <Hint as="span">
          {networkHref === undefined ? (
            node.network
          ) : (
            <Link href={networkHref} emphasis="quiet">
              {node.network}
            </Link>
          )}
        </Hint>
      </Inline>
    </>
  );
}

function Actions({ view, onRefresh, onAct }: NodeDetailsHeaderProps) {
  const { node, acls, hasWhy, metricsHref, editHref, offers, tasks } = view;
  const canApprove = offers.approve.obstacle === undefined;
  const isPhone = useFrameWidth() === 'phone';
  const [reach, why] = [reachItem(node), whyItem(node)];
  const rules = acls && (
    <LinkButton icon="acls" {...acls}>
      {labels.section.acls}
    </LinkButton>
  );
  const metrics = metricsHref && (
    <LinkButton icon="metrics" href={metricsHref}>
      {labels.section.metrics}
    </LinkButton>
  );
  const edit = editHref && (
    <LinkButton kind={canApprove ? 'default' : 'primary'} icon="edit" href={editHref}>
      {labels.action.edit}
    </LinkButton>
  );
  const approve = canApprove && (
    <Button kind="primary" icon="check" onPress={() => onAct([offers.approve.action])}>
      {labels.action.approve}
    </Button>
  );
  const reason = offers.remove.obstacle;
  const remove = () => onAct([offers.remove.action]);
  if (isPhone) {
    const refresh = {
      id: 'refresh',
      label: labels.action.refresh,
      icon: 'refresh',
      onAction: onRefresh,
    } as const;
    return (
      <div className={css.actions}>
        {approve || edit}
        {rules}
        {metrics}
        {approve && edit}
        <Menu
          trigger={{ label: 'More', icon: 'more', isOutlined: true }}
          sections={[
            { id: 'page', items: [refresh, reach, ...(hasWhy ? [why] : [])] },
            ...tasks,
            { id: 'node', items: [deleteItem({ name: node.name, reason, onAction: remove })] },
          ]}
        />
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <IconButton
        icon="refresh"
        label={labels.action.refresh}
        isPending={view.isRefreshing}
        onPress={onRefresh}
      />
      {rules}
      {metrics}
      {hasWhy && (
        <LinkButton icon={why.icon} href={why.href}>
          {why.label}
        </LinkButton>
      )}
      {edit}
      {approve}
      <Menu
        trigger={{ label: 'More', icon: 'more' }}
        sections={[
          ...tasks,
          { id: 'node', items: [reach, deleteItem({ name: node.name, reason, onAction: remove })] },
        ]}
      />
    </div>
  );
}
