import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { trialState } from '../../domain/acl/ruleTrial.ts';
import { RuleTrialBar, type RuleTrialBarProps } from '../../screens/acls/AclSubmit/RuleTrialBar.tsx';
import { revertTrial, watchTrials } from '../flows/ruleTrial.ts';
import { dismissTrial, endTrial, ruleTrials } from '../stores/ruleTrials.ts';

const on: RuleTrialBarProps['on'] = {
  keep: (netid) => endTrial(netid, 'kept'),
  revert: (netid) => void revertTrial(netid),
  dismiss: dismissTrial,
};

export function RuleTrials() {
  const { trials, attempts, now } = useSnapshot(ruleTrials);
  useEffect(watchTrials, []);
  return trials.map((trial) => (
    <RuleTrialBar
      key={trial.netid}
      netid={trial.netid}
      cause={trial.cause}
      state={trialState(trial, attempts[trial.netid], now)}
      on={on}
    />
  ));
}
