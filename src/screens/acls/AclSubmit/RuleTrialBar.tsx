import { useState } from 'react';
import { announce, useAnnouncement } from '../../../components/Announcer/announce.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { useKeptFocus } from '../../../components/Layout/useKeptFocus.ts';
import { Hint, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { trialWords, type TrialState } from '../../../domain/acl/ruleTrial.ts';
import { extensionMs, type RuleTrial } from '../../../domain/acl/storedTrials.ts';
import { timeText, trialTexts, type TrialWords } from '../../../domain/acl/trialTexts.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import * as css from '../../run/RunPanel/RunPanel.css.ts';

export type RuleTrialBarProps = Pick<RuleTrial, 'netid' | 'cause'> & {
  state: TrialState;
  /** @default true */
  canExtend?: boolean;
  /** @default rules */
  words?: TrialWords;
  on: {
    extend(netid: string): void;
    keep(netid: string): void;
    revert(netid: string): void;
    dismiss(netid: string): void;
  };
};

const rules = trialWords();

/** Asks whether to keep changed rules or nodes, at the bottom of every page. */
export function RuleTrialBar({
  netid,
  cause,
  state,
  canExtend = true,
  words = rules,
  on,
}: RuleTrialBarProps) {
  const { status } = state;
  const kept = useKeptFocus<HTMLElement>();
  const title = titles[status](netid, words);
  const [seconds] = useState(status === 'counting' ? state.seconds : 0);
  const left = status === 'counting' ? state.seconds : undefined;
  useAnnouncement(left === undefined ? '' : trialTexts.nearlyUp(netid, left, words));
  const extend = (from: number) => {
    on.extend(netid);
    announce(trialTexts.extended(netid, from + extensionMs / 1000, words));
  };
  const keep = () => {
    on.keep(netid);
    announce(trialTexts.kept(netid, words));
  };
  const isEnded = status === 'kept' || status === 'reverted';
  const isReverting = status === 'reverting';
  const canRetry = status === 'retrying' || status === 'failed';
  return (
    <section {...kept} aria-label={title} className={`${css.panel} ${focusRing}`}>
      <div className={css.bar}>
        <div className={css.words}>
          {/* Announced when its text changes, so it keeps the seconds of the first announcement. */}
          <p role="alert" className={css.title}>
            {title}
            {status === 'counting' && (
              <VisuallyHidden> {trialTexts.announcement(seconds, words)}</VisuallyHidden>
            )}
          </p>
          {!isEnded && <Hint tone="secondary">{canRetry ? sentences(state.reason, cause) : cause}</Hint>}
          {status === 'counting' && (
            <Text variant="hint" tone={state.seconds <= 10 ? 'error' : 'secondary'}>
              Reverting in <span role="timer">{timeText(state.seconds)}</span>.{' '}
              <Text as="span" variant="hint" tone="tertiary">
                {trialTexts.condition}
              </Text>
            </Text>
          )}
        </div>
        <div className={css.actions}>
          {isEnded ? (
            <Button size="form" onPress={() => on.dismiss(netid)}>
              Close
            </Button>
          ) : (
            <>
              {left !== undefined && (
                <Button
                  size="form"
                  onPress={() => extend(left)}
                  disabledReason={canExtend ? undefined : trialTexts.fullyExtended}
                >
                  {trialTexts.extend}
                </Button>
              )}
              <Button size="form" isPending={isReverting} onPress={() => on.revert(netid)}>
                {canRetry ? 'Try again' : 'Revert now'}
              </Button>
              <Button
                size="form"
                kind="primary"
                onPress={keep}
                disabledReason={isReverting ? `The previous ${words.previous} are being restored` : undefined}
              >
                Keep
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const titles: Readonly<Record<TrialState['status'], (netid: string, words: TrialWords) => string>> = {
  counting: trialTexts.heading,
  late: (netid, { these }) => `The ${these} in ${netid} were never confirmed. Keep them?`,
  reverting: (netid, { previous }) => `Restoring the previous ${previous} in ${netid}…`,
  retrying: (netid, { previous }) =>
    `Couldn’t restore the previous ${previous} in ${netid} yet. The console keeps trying while this tab is open.`,
  failed: (netid, { previous }) => `Couldn’t restore the previous ${previous} in ${netid}`,
  kept: (netid, { these }) => `The ${these} in ${netid} were kept in another tab`,
  reverted: (netid, { previous }) => `Another tab restored the previous ${previous} in ${netid}`,
};
