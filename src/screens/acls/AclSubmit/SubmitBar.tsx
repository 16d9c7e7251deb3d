import { memo, useMemo } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import type { Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { changed } from '../../../components/Field/Field.css.ts';
import { FootBar } from '../../../components/FootBar/FootBar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { withPairs } from '../../../domain/acl/aclPairs.ts';
import { trialCause } from '../../../domain/acl/ruleTrial.ts';
import { trialTexts } from '../../../domain/acl/trialTexts.ts';
import { aclEditToStored } from '../../../domain/acl/storedAclEdit.ts';
import { aclTexts, membersOf } from '../../../domain/acl/aclText.ts';
import { changedBlocks } from '../../../domain/acl/pairBlocks.ts';
import { counted } from '../../../domain/format/count.ts';
import { graphText } from '../../../domain/graph/graphText.ts';
import { paths } from '../../../domain/paths.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { ReachImpactOf } from '../../actions/ReachImpact/ReachImpact.tsx';
import type { AclMatrixActions, AclSource, AclSubmission } from '../AclMatrixScreen/aclPage.ts';
import { ChangedPairs } from '../BlockedList/BlockedList.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { changeText, cutOffText, namesText, type AclImpact } from '../../../domain/acl/aclImpact.ts';
import { useConfirm } from '../../actions/useConfirm.tsx';
import * as css from './SubmitBar.css.ts';

type SubmitBarProps = {
  netid: string;
  impact: AclImpact;
  submission: AclSubmission;
  on: AclMatrixActions;
  onSubmit: (netid: string) => void;
};

const SubmitBar = memo(function SubmitBar({ netid, impact, submission, on, onSubmit }: SubmitBarProps) {
  const hasChanges = impact.changes > 0;
  const isSending = submission.status === 'sending';
  const isSubmitted = submission.status === 'submitted';
  const isShown = hasChanges || isSending || isSubmitted;
  useAnnouncement(isShown ? '' : 'No changes');
  if (!isShown) return null;
  return (
    <FootBar
      isNew
      status={
        <div className={css.words}>
          {hasChanges ? <Changes impact={impact} /> : <Unchanged submission={submission} />}
        </div>
      }
    >
      {!hasChanges && isSubmitted && (
        <Button size="form" onPress={on.revertSubmit}>
          Revert last change
        </Button>
      )}
      {hasChanges && !isSending && <ShowOnGraph netid={netid} />}
      {hasChanges && !isSending && (
        <Button kind="ghost" size="form" icon="reset" onPress={on.reset}>
          Reset
        </Button>
      )}
      {(hasChanges || isSending) && (
        <Button kind="primary" size="form" isPending={isSending} onPress={() => onSubmit(netid)}>
          {aclTexts.submit}
        </Button>
      )}
    </FootBar>
  );
});

function ShowOnGraph({ netid }: { netid: string }) {
  const shown = { icon: 'graph', href: paths.draftedGraph(netid) } as const;
  if (useFrameWidth() === 'phone') return <IconLink label={graphText.showDraft} {...shown} />;
  return (
    <LinkButton kind="ghost" size="form" {...shown}>
      {graphText.showDraft}
    </LinkButton>
  );
}

function Unchanged({ submission }: { submission: AclSubmission }) {
  if (submission.status === 'sending') return <span>Submitting…</span>;
  if (submission.status !== 'submitted') return null;
  return (
    <>
      <span className={css.done}>
        <Icon name="check" size={14} />
      </span>
      <span className={css.count}>Submitted</span> <span>{changeText(submission.count)}</span>
    </>
  );
}

type AclFooterProps = { netid: string; source: AclSource; impact: AclImpact; on: AclMatrixActions };

function submitQuestion({ netid, source: { edit, nodes }, impact }: AclFooterProps): Confirmation {
  const { blocked, allowed, cutOff, gateways, servers } = impact;
  const counts = [
    { label: 'Pairs blocked', value: blocked },
    { label: 'Pairs allowed', value: allowed },
    { label: 'Isolated nodes', value: cutOff.length },
    { label: 'Isolated gateways', value: gateways.length },
  ].filter(({ value }) => value > 0);
  return {
    title: aclTexts.submitTitle(netid),
    message: (
      <Stack gap="medium">
        <Text>{aclTexts.submitQuestion}</Text>
        <ChangeList edit={edit} nodes={nodes} />
        {cutOff.length > 0 && (
          <Text>Nodes that will be isolated: {namesText(cutOff.map(({ name }) => name))}.</Text>
        )}
        {gateways.length > 0 && <Text>Gateways that will be isolated: {namesText(gateways)}.</Text>}
        <TrialNote edit={edit} impact={impact} />
      </Stack>
    ),
    confirmLabel: aclTexts.submit,
    isDanger: cutOff.length > 0,
    consequences: [
      ...counts,
      ...(servers.length > 0 ? [{ label: 'Isolated server', value: namesText(servers) }] : []),
    ],
    details: <RulesImpact netid={netid} edit={edit} />,
  };
}

function TrialNote({ edit, impact }: { edit: AclEdit; impact: AclImpact }) {
  const text = useMemo(() => {
    if (trialCause(impact, edit.pairs.nodeIds.length) === undefined) return undefined;
    return aclEditToStored(edit) === undefined ? trialTexts.tooLarge : trialTexts.question;
  }, [edit, impact]);
  return text !== undefined && <Text>{text}</Text>;
}

const maxBlocksListed = 8;

function ChangeList({ edit, nodes }: Pick<AclSource, 'edit' | 'nodes'>) {
  const { before, pairs } = edit;
  const changes = useMemo(() => changedBlocks({ before, pairs }, maxBlocksListed), [before, pairs]);
  const members = useMemo(() => membersOf(before.nodeIds, nodes), [before, nodes]);
  return <ChangedPairs label="Changes" changes={changes} members={members} />;
}

function RulesImpact({ netid, edit: { loaded, pairs } }: { netid: string; edit: AclEdit }) {
  const change = useMemo<ReachChange>(
    () => ({ kind: 'rules', acl: withPairs(loaded, pairs) }),
    [loaded, pairs],
  );
  return <ReachImpactOf netid={netid} change={change} />;
}

export function Changes({ impact }: { impact: AclImpact }) {
  return (
    <>
      <span className={changed} />
      <span className={css.count}>{counted(impact.changes, 'change')}</span> <span>{changeText(impact)}</span>{' '}
      {impact.cutOff.length > 0 && (
        <span className={css.loss}>
          <ToneGlyph tone="warning" />
          {cutOffText(impact.cutOff.length)}
        </span>
      )}
    </>
  );
}

/** The bar with the unsaved changes, and the questions before they are submitted. */
export function AclFooter(props: AclFooterProps) {
  const { netid, source, impact, on } = props;
  const { nodes, submission } = source;
  const { ask, question } = useConfirm<string>(() => submitQuestion(props), on.submit);
  return (
    <>
      <SubmitBar {...{ netid, impact, submission, on }} onSubmit={ask} />
      {question}
      {submission.status === 'conflict' && (
        <ConflictDialog
          conflicts={submission.merge.conflicts}
          nameOf={(id) => nodes.find((node) => node.id === id)?.name ?? id}
          onSettle={on.resolveConflicts}
          onCancel={on.keepEditing}
        />
      )}
    </>
  );
}
