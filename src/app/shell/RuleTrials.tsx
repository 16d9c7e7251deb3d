import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  trialEffect,
  trialState,
  trialWords,
  wholeCause,
  type TrialState,
} from '../../domain/acl/ruleTrial.ts';
import { maxExtensions, type RuleTrial } from '../../domain/acl/storedTrials.ts';
import { trialTexts } from '../../domain/acl/trialTexts.ts';
import { valueOf } from '../../domain/loadable.ts';
import { sentences } from '../../domain/text/failureText.ts';
import { RuleTrialBar, type RuleTrialBarProps } from '../../screens/acls/AclSubmit/RuleTrialBar.tsx';
import { revertTrial, watchTrials } from '../flows/ruleTrial.ts';
import { nodesStore } from '../stores/records.ts';
import { dismissTrial, endTrial, extendTrial, ownMark, ruleTrials } from '../stores/ruleTrials.ts';

const on: RuleTrialBarProps['on'] = {
  keep: (netid) => endTrial(netid, 'kept'),
  revert: (netid) => void revertTrial(netid),
  extend: extendTrial,
  dismiss: dismissTrial,
};

export function RuleTrials() {
  const { trials, attempts, now } = useSnapshot(ruleTrials);
  const { data } = useSnapshot(nodesStore);
  useEffect(watchTrials, []);
  return trials.map((trial) => {
    const state = trialState(trial, attempts[trial.netid], now, ownMark());
    return (
      <RuleTrialBar
        key={trial.netid}
        netid={trial.netid}
        words={trialWords(trial.edits)}
        cause={causeShown(trial, state, (id) => valueOf(data)?.find((node) => node.id === id)?.name)}
        state={state}
        canExtend={(trial.extensions ?? 0) < maxExtensions}
        on={on}
      />
    );
  });
}

/** The stored cause of another session’s trial can’t be trusted, so the question is derived from the change. */
function causeShown(
  trial: Pick<RuleTrial, 'cause' | 'change' | 'edits' | 'session'>,
  { status }: TrialState,
  nameOf: (nodeId: string) => string | undefined,
): string {
  const isOwn = trial.session === ownMark();
  const cause = wholeCause(trial);
  if (isOwn && status !== 'late') return cause;
  return sentences(isOwn ? cause : trialTexts.otherSession, trialEffect(trial, nameOf));
}
