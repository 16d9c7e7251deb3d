import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { pageItems } from '../networkLinks.ts';
import { Age } from '../../list/freshness/Age.tsx';
import type { NetworkDetails } from './networkDetailsView.ts';
import * as css from './NetworkDetailsHeader.css.ts';
import { deleteItem } from '../../actions/menuItems.ts';

export function NetworkDetailsHeader(props: NetworkDetailsActionsProps) {
  const isPhone = useFrameWidth() === 'phone';
  return (
    <PageHeader
      title={props.view.netid}
      isTitleIdentifier
      note={<Facts view={props.view} />}
      actions={isPhone ? <PhoneActions {...props} /> : <WideActions {...props} />}
    />
  );
}

/** Uses separate elements, because within one text only its colour would mark the link. */
function Facts({ view: { netid, facts, modified, remove, otherNodes } }: { view: NetworkDetails }) {
  const isPhone = useFrameWidth() === 'phone';
  return (
    <Inline gap="xsmall" isWrapping>
      <Hint as="span">
        {facts.join(', ')}
        {facts.length > 0 && modified && ' · '}
        {modified && (
          <>
            modified <Age moment={modified} />
          </>
        )}
      </Hint>
      {remove && otherNodes > 0 && (
        <>
          <Text as="span" variant="hint" tone="secondary">
            {!isPhone && '· '}Can’t be deleted while it has nodes other than the server’s.
          </Text>
          <Text as="span" variant="hint">
            <Link href={paths.nodes(netid)}>Show {counted(otherNodes, 'node')}</Link>
          </Text>
        </>
      )}
    </Inline>
  );
}

function PhoneActions({ view, onRefresh, onAct }: NetworkDetailsActionsProps) {
  const { netid, links } = view;
  return (
    <div className={css.actions}>
      {links.edit && (
        <LinkButton kind="primary" icon="edit" href={links.edit} isFullWidth>
          {labels.action.edit}
        </LinkButton>
      )}
      <LinkButton icon="nodes" href={links.nodes} isFullWidth>
        {labels.section.nodes}
      </LinkButton>
      <Menu
        trigger={{ label: `More about ${netid}`, icon: 'more', isOutlined: true }}
        sections={[
          { id: 'places', items: pageItems(links).filter(({ id }) => id !== 'nodes' && id !== 'edit') },
          {
            id: 'actions',
            items: [
              { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: onRefresh },
              ...deleteItems(view, onAct),
            ],
          },
        ]}
      />
    </div>
  );
}

type NetworkDetailsActionsProps = {
  view: NetworkDetails;
  onRefresh: () => void;
  onAct: Act;
};

function WideActions({ view, onRefresh, onAct }: NetworkDetailsActionsProps) {
  const { netid, links, isRefreshing } = view;
  const items = [...pageItems(links).filter(({ id }) => id === 'clone'), ...deleteItems(view, onAct)];
  return (
    <>
      <IconButton icon="refresh" label={labels.action.refresh} isPending={isRefreshing} onPress={onRefresh} />
      {pageItems(links)
        .filter(({ id }) => id !== 'edit' && id !== 'clone')
        .map(({ id, label, icon, href }) => (
          <LinkButton key={id} icon={icon} href={href}>
            {label}
          </LinkButton>
        ))}
      {links.edit && (
        <LinkButton kind="primary" icon="edit" href={links.edit}>
          {labels.action.edit}
        </LinkButton>
      )}
      {items.length > 0 && (
        <Menu
          trigger={{ label: `More about ${netid}`, icon: 'more' }}
          sections={[{ id: 'actions', items }]}
        />
      )}
    </>
  );
}

function deleteItems({ netid, remove }: NetworkDetails, onAct: Act) {
  return remove
    ? [deleteItem({ name: netid, reason: remove.obstacle, onAction: () => onAct([remove.action]) })]
    : [];
}
