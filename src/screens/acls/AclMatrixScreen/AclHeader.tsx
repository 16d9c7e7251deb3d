import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Secondary, Text } from '../../../components/Text/Text.tsx';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { pairCount } from '../../../domain/acl/aclPairs.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { AclMatrixActions, AclFrame } from './aclPage.ts';
import * as css from './AclMatrixScreen.css.ts';

type AclHeaderProps = {
  frame: AclFrame;
  edit?: AclEdit;
  only?: { readonly place: number; readonly id: string; readonly name: string } | undefined;
  shown?: VisiblePairs | undefined;
  on: AclMatrixActions;
};

export type VisiblePairs = {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly pairs: number;
};

export function AclHeader({ frame, edit, only, shown, on }: AclHeaderProps) {
  const nodes = edit?.loaded.nodeIds.length;
  const { netid, isRefreshing } = frame;
  // On phones, the title and count are hidden in favour of the app bar.
  const isPhone = useFrameWidth() === 'phone';
  const count = nodes === undefined || isPhone ? undefined : only ? nodes - 1 : nodes;
  // On phones, the buttons of the network page fill a whole line.
  const isRefreshAbove = isPhone && !only;
  const refresh = (
    <IconButton icon="refresh" label={labels.action.refresh} isPending={isRefreshing} onPress={on.refresh} />
  );
  return (
    <PageHeader
      title={only ? aclTexts.nodeHeading(only.name) : aclTexts.heading(netid)}
      {...(count !== undefined && { count })}
      facts={
        <>
          {nodes !== undefined && !only && <NetworkFacts nodes={nodes} isPhone={isPhone} />}
          {isRefreshAbove && <span className={css.atEnd}>{refresh}</span>}
        </>
      }
      note={only && <NodeNote netid={netid} id={only.id} />}
      actions={
        <>
          {nodes !== undefined && !only && (
            <SegmentedControl
              label="View"
              options={[
                { id: 'matrix', label: isPhone ? 'Nodes' : 'Matrix' },
                { id: 'blocked', label: 'Blocked' },
              ]}
              value={frame.filter.view}
              onChange={(view) => on.filter({ view })}
            />
          )}
          {edit && <RuleButtons edit={edit} shown={shown} only={only?.place} on={on} />}
          {only && (
            <LinkButton icon="acls" href={paths.acls(netid)}>
              {aclTexts.viewAll}
            </LinkButton>
          )}
          {!isRefreshAbove && refresh}
        </>
      }
    />
  );
}

function NetworkFacts({ nodes, isPhone }: { nodes: number; isPhone: boolean }) {
  return (
    <Text tone="secondary">
      {`${isPhone ? counted(nodes, 'node') : 'nodes'}, ${counted(pairCount(nodes), 'pair')}`}
    </Text>
  );
}

function NodeNote({ netid, id }: { netid: string; id: string }) {
  return (
    <Secondary>
      {`${netid} · ACL rules only. For actual paths through relays and gateways, see `}
      <Link href={paths.reachOf(netid, id)} emphasis="quiet">
        Reachability
      </Link>
    </Secondary>
  );
}

type RuleButtonsProps = Pick<AclHeaderProps, 'on' | 'shown'> & { edit: AclEdit; only: number | undefined };

function RuleButtons({ edit: { loaded, done, undone }, only, shown, on }: RuleButtonsProps) {
  const nodes = loaded.nodeIds.length;
  const all = counted(only === undefined ? pairCount(nodes) : nodes - 1, 'pair');
  // The buttons change only the visible pairs. The menu offers all pairs, including hidden ones.
  const buttons = shown
    ? {
        ofThese: `${grouped(shown.pairs)} shown`,
        set: (isAllowed: boolean) => on.set(shown.rows, shown.columns, isAllowed),
      }
    : { ofThese: 'all', set: (isAllowed: boolean) => (isAllowed ? on.allowAll(only) : on.blockAll(only)) };
  const disabledReason = shown?.pairs === 0 ? 'No pairs shown' : undefined;
  return (
    <>
      <Button icon="check" onPress={() => buttons.set(true)} disabledReason={disabledReason}>
        Allow {buttons.ofThese}
      </Button>
      <Button icon="ban" onPress={() => buttons.set(false)} disabledReason={disabledReason}>
        Block {buttons.ofThese}
      </Button>
      {shown && (
        <Menu
          trigger={{ label: 'Rules for all pairs', icon: 'more', isOutlined: true }}
          sections={[
            {
              id: 'all',
              title: 'Including hidden pairs',
              items: [
                { id: 'allow', label: `Allow all ${all}`, icon: 'check', onAction: () => on.allowAll(only) },
                { id: 'block', label: `Block all ${all}`, icon: 'ban', onAction: () => on.blockAll(only) },
              ],
            },
          ]}
        />
      )}
      <span className={css.divider} />
      <IconButton
        icon="undo"
        label="Undo"
        onPress={on.undo}
        disabledReason={done.length > 0 ? undefined : 'Nothing to undo'}
      />
      <IconButton
        icon="redo"
        label="Redo"
        onPress={on.redo}
        disabledReason={undone.length > 0 ? undefined : 'Nothing to redo'}
      />
    </>
  );
}
