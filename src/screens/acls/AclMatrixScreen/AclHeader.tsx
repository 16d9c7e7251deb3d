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
import { emptyIntent } from '../AclIntent/IntentBar.tsx';
import type { AclMatrixActions, AclFrame, AclSource } from './aclPage.ts';
import * as css from './AclMatrixScreen.css.ts';

type AclHeaderProps = {
  frame: AclFrame;
  edit?: AclEdit;
  only?: { readonly place: number; readonly id: string; readonly name: string } | undefined;
  shown?: VisiblePairs | undefined;
  blocked?: number;
  intent?: AclSource['intent'];
  /** One filter for rows and columns, or one for each. */
  split?: Split | undefined;
  on: AclMatrixActions;
};

type Split = { readonly isOn: boolean; readonly toggle: () => void };

export type VisiblePairs = {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly pairs: number;
};

export function AclHeader(props: AclHeaderProps) {
  const { frame, edit, only, shown, blocked, intent, split, on } = props;
  const nodes = edit?.loaded.nodeIds.length;
  const { netid, isRefreshing } = frame;
  // On phones, the title and count are hidden in favour of the app bar.
  const isPhone = useFrameWidth() === 'phone';
  const count = nodes === undefined || isPhone || !only ? undefined : nodes - 1;
  // On phones, the other buttons of the network page fill a whole line.
  const areIconsAbove = isPhone && !only;
  const refresh = (
    <IconButton icon="refresh" label={labels.action.refresh} isPending={isRefreshing} onPress={on.refresh} />
  );
  const icons = (
    <>
      {edit && <StepButtons edit={edit} on={on} />}
      {refresh}
    </>
  );
  return (
    <PageHeader
      title={only ? aclTexts.nodeHeading(only.name) : aclTexts.heading(netid)}
      {...(count !== undefined && { count })}
      facts={
        <>
          {nodes !== undefined && !only && <NetworkFacts nodes={nodes} blocked={blocked} />}
          {areIconsAbove && <span className={css.atEnd}>{icons}</span>}
        </>
      }
      note={only && <NodeNote netid={netid} id={only.id} />}
      actions={
        <>
          {!areIconsAbove && icons}
          {nodes !== undefined && !only && (
            <SegmentedControl
              label="View"
              options={[
                { id: 'matrix', label: isPhone ? 'Nodes' : 'Matrix' },
                { id: 'blocked', label: isPhone ? 'Blocked' : 'List' },
              ]}
              value={frame.filter.view}
              onChange={(view) => on.filter({ view })}
            />
          )}
          {edit && only && <RuleButtons only={only.place} on={on} />}
          {split && (
            <Button
              icon="wand"
              aria-expanded={intent !== undefined}
              onPress={() => on.setIntent(intent ? undefined : emptyIntent)}
            >
              Rule builder
            </Button>
          )}
          {edit && !only && (
            <RuleMenu edit={edit} shown={shown} split={isPhone ? undefined : split} on={on} />
          )}
          {only && (
            <LinkButton icon="acls" href={paths.acls(netid)}>
              {aclTexts.viewAll}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function NetworkFacts({ nodes, blocked }: { nodes: number; blocked: number | undefined }) {
  return (
    <Text tone="secondary">
      {`${counted(nodes, 'node')}, ${counted(pairCount(nodes), 'pair')}`}
      {blocked !== undefined && `, ${grouped(blocked)} blocked`}
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

type RuleButtonsProps = Pick<AclHeaderProps, 'on'> & { only: number };

function RuleButtons({ only, on }: RuleButtonsProps) {
  return (
    <>
      <Button icon="check" onPress={() => on.allowAll(only)}>
        Allow all
      </Button>
      <Button icon="ban" onPress={() => on.blockAll(only)}>
        Block all
      </Button>
    </>
  );
}

type RuleMenuProps = Pick<AclHeaderProps, 'on' | 'shown' | 'split'> & { edit: AclEdit };

/** Acts on many pairs at once, which is rarely wanted. */
function RuleMenu({ edit, shown, split, on }: RuleMenuProps) {
  const all = counted(pairCount(edit.loaded.nodeIds.length), 'pair');
  const disabledReason = shown?.pairs === 0 ? 'No pairs shown' : undefined;
  return (
    <Menu
      trigger={{ label: 'More rules and filters', icon: 'more' }}
      sections={[
        ...(split
          ? [
              {
                id: 'filter',
                choice: 'multiple' as const,
                items: [
                  {
                    id: 'columns',
                    label: 'Filter columns separately',
                    isChecked: split.isOn,
                    onAction: split.toggle,
                  },
                ],
              },
            ]
          : []),
        ...(shown
          ? [
              {
                id: 'shown',
                title: 'Visible pairs',
                items: [
                  {
                    id: 'allowShown',
                    label: `Allow ${grouped(shown.pairs)} shown`,
                    icon: 'check' as const,
                    disabledReason,
                    onAction: () => on.set(shown.rows, shown.columns, true),
                  },
                  {
                    id: 'blockShown',
                    label: `Block ${grouped(shown.pairs)} shown`,
                    icon: 'ban' as const,
                    disabledReason,
                    onAction: () => on.set(shown.rows, shown.columns, false),
                  },
                ],
              },
            ]
          : []),
        {
          id: 'all',
          ...(shown && { title: 'Including hidden pairs' }),
          items: [
            { id: 'allow', label: `Allow all ${all}`, icon: 'check', onAction: () => on.allowAll() },
            { id: 'block', label: `Block all ${all}`, icon: 'ban', onAction: () => on.blockAll() },
          ],
        },
      ]}
    />
  );
}

function StepButtons({ edit: { done, undone }, on }: Pick<AclHeaderProps, 'on'> & { edit: AclEdit }) {
  return (
    <>
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
