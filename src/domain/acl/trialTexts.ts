import { counted } from '../format/count.ts';
import { capitalized } from '../text/labels.ts';
import { maxExtensions } from './storedTrials.ts';

/** Words for the changes on trial, and for what is restored unless they are kept. */
export type TrialWords = { readonly these: 'rules' | 'changes'; readonly previous: 'rules' | 'settings' };

export const trialTexts = {
  heading: (netid: string, { these }: TrialWords) => `Keep these ${these} in ${netid}?`,
  announcement: (seconds: number, { these }: TrialWords) =>
    `${capitalized(these)} revert in ${counted(seconds, 'second')} unless you select Keep.`,
  extend: '5 more minutes',
  extended: (netid: string, seconds: number, { these }: TrialWords) =>
    `${capitalized(these)} in ${netid} revert in ${timeText(seconds)}.`,
  kept: (netid: string, { these }: TrialWords) => `${capitalized(these)} in ${netid} kept`,
  /** Announced when the time is nearly up. */
  nearlyUp: (netid: string, seconds: number, { these }: TrialWords) =>
    seconds > 20
      ? ''
      : `${capitalized(these)} in ${netid} revert in ${seconds > 10 ? 20 : 10} seconds unless you select Keep.`,
  fullyExtended: `You’ve already added ${maxExtensions * 5} minutes`,
  condition: 'Keep a tab of the console open.',
  question:
    'You’ll have 60 seconds to confirm. Otherwise the console restores the previous rules. Keep this tab open.',
  settingsQuestion:
    'You’ll have 60 seconds to confirm. Otherwise the console restores the previous settings. Keep this tab open.',
  ruleQuestion:
    'If this isolates a gateway or server node, or blocks more than 10% of the pairs, you’ll have 60 seconds to confirm. Otherwise the console restores the previous rules. Keep this tab open.',
  otherSession: 'This change was stored in this browser, but not by your current session.',
  tooLarge: 'Too many pairs changed, so the console won’t restore the previous rules automatically.',
} as const;

/** Seconds count only near the end. */
export function timeText(seconds: number): string {
  return seconds > 90 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second');
}
