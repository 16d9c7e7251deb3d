import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { type AclEdit, hasChanges } from '../../../domain/acl/aclEdit.ts';
import { pairCount } from '../../../domain/acl/aclPairs.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { AclMatrixActions, AclFrame } from './aclMatrixView.ts';
import * as css from './AclMatrixScreen.css.ts';

type AclHeaderProps = {
  frame: AclFrame;
  /** Once there is something to change. */
  edit?: AclEdit;
  /** The one node that is looked at. */
  only?: { readonly place: number; readonly name: string } | undefined;
  on: AclMatrixActions;
};

export function AclHeader({ frame, edit, only, on }: AclHeaderProps) {
  const { netid, isRefreshing } = frame;
  const nodes = edit?.loaded.nodeIds.length;
  // There the title and its count give way to the bar above.
  const isPhone = useFrameWidth() === 'phone';
  return (
    <PageHeader
      title={aclTexts.heading(netid)}
      {...(nodes !== undefined && !only && !isPhone && { count: nodes })}
      facts={
        nodes !== undefined && (
          <Text tone="secondary">
            {only
              ? only.name
              : `${isPhone ? counted(nodes, 'node') : 'nodes'}, ${counted(pairCount(nodes), 'pair')}`}
          </Text>
        )
      }
      actions={
        <>
          {only && <LinkButton href={paths.acls(netid)}>{aclTexts.viewAll}</LinkButton>}
          {edit && <RuleButtons edit={edit} only={only?.place} on={on} />}
          <IconButton
            icon="refresh"
            label={labels.action.refresh}
            isPending={isRefreshing}
            onPress={on.refresh}
          />
        </>
      }
    />
  );
}

type RuleButtonsProps = { edit: AclEdit; only: number | undefined; on: AclMatrixActions };

function RuleButtons({ edit, only, on }: RuleButtonsProps) {
  return (
    <>
      <Button icon="check" onPress={() => on.allowAll(only)}>
        Allow all
      </Button>
      <Button icon="ban" onPress={() => on.blockAll(only)}>
        Block all
      </Button>
      <span className={css.divider} />
      <Button
        kind="ghost"
        icon="undo"
        onPress={on.undo}
        {...(edit.done.length === 0 && { isDisabled: true, disabledReason: 'Available after a change' })}
      >
        Undo
      </Button>
      <Button
        kind="ghost"
        icon="redo"
        onPress={on.redo}
        {...(edit.undone.length === 0 && { isDisabled: true, disabledReason: 'Available after an undo' })}
      >
        Redo
      </Button>
      <Button
        kind="ghost"
        icon="reset"
        onPress={on.reset}
        {...(!hasChanges(edit) && { isDisabled: true, disabledReason: 'Available after a change' })}
      >
        Reset
      </Button>
    </>
  );
}
