import { roleNames } from '../../../domain/node/gateways.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton, IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { NodeTags } from '../NodeTags/NodeTags.tsx';
import type { NodeDetails } from './nodeDetailsView.ts';
import * as css from './NodeDetailsHeader.css.ts';
import { deleteItem, reachItem, whyItem } from '../../shared/menuItems.ts';

type NodeDetailsHeaderProps = {
  view: NodeDetails;
  onRefresh: () => void;
  onAsk: (question: 'approve' | 'delete') => void;
};

export function NodeDetailsHeader({ view, onRefresh, onAsk }: NodeDetailsHeaderProps) {
  return (
    <PageHeader
      title={view.node.name}
      isTitleIdentifier
      facts={<HealthBadge health={view.health} />}
      note={<Facts view={view} />}
      actions={<Actions view={view} onRefresh={onRefresh} onAsk={onAsk} />}
    />
  );
}

function Facts({ view }: { view: NodeDetails }) {
  const { roles, tags, facts, node, networkHref, modified } = view;
  return (
    <Inline isWrapping gap="small">
      {roles.map((role) => (
        <Tag key={role} icon={role}>
          {roleNames[role]}
        </Tag>
      ))}
      <NodeTags tags={tags} />
      <Hint as="span">
        {facts.map((fact) => `${fact} · `)}
        {networkHref === undefined ? (
          node.network
        ) : (
          <Link href={networkHref} emphasis="quiet">
            {node.network}
          </Link>
        )}
        {modified && ` · modified ${modified}`}
      </Hint>
    </Inline>
  );
}

function Actions({ view, onRefresh, onAsk }: NodeDetailsHeaderProps) {
  const { acls, metricsHref, editHref, deletion, canApprove } = view;
  const reach = reachItem(view.node);
  const why = whyItem(view.node);
  return (
    <div className={css.actions}>
      <span className={css.wideOnly}>
        <IconButton
          icon="refresh"
          label={labels.action.refresh}
          isPending={view.isRefreshing}
          onPress={onRefresh}
        />
      </span>
      {acls && (
        <span className={css.action}>
          <LinkButton icon="acls" isFullWidth {...acls}>
            {labels.section.acls}
          </LinkButton>
        </span>
      )}
      {acls && (
        <span className={css.wideOnly}>
          <LinkButton icon={why.icon} href={why.href}>
            {why.label}
          </LinkButton>
        </span>
      )}
      <span className={css.wideOnly}>
        <IconLink icon={reach.icon} label={reach.label} href={reach.href} />
      </span>
      {metricsHref && (
        <span className={css.action}>
          <LinkButton icon="metrics" href={metricsHref} isFullWidth>
            {labels.section.metrics}
          </LinkButton>
        </span>
      )}
      <span className={css.wideOnly}>
        <Button
          kind="dangerText"
          icon="trash"
          onPress={() => onAsk('delete')}
          disabledReason={deletion.reason}
        >
          {labels.action.delete}
        </Button>
      </span>
      {editHref && (
        <span className={canApprove ? css.action : css.mainAction}>
          <LinkButton kind={canApprove ? 'default' : 'primary'} icon="edit" href={editHref} isFullWidth>
            {labels.action.edit}
          </LinkButton>
        </span>
      )}
      {canApprove && (
        <span className={css.mainAction}>
          <Button kind="primary" icon="check" onPress={() => onAsk('approve')} isFullWidth>
            {labels.action.approve}
          </Button>
        </span>
      )}
      <span className={css.phoneOnly}>
        <Menu
          trigger={{ label: 'More', icon: 'more', isOutlined: true }}
          sections={[
            {
              id: 'page',
              items: [
                { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: onRefresh },
                reach,
                ...(acls ? [why] : []),
              ],
            },
            {
              id: 'node',
              items: [
                deleteItem({
                  name: view.node.name,
                  reason: deletion.reason,
                  onAction: () => onAsk('delete'),
                }),
              ],
            },
          ]}
        />
      </span>
    </div>
  );
}
