import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { PairReason } from '../../../domain/acl/aclMatrix.ts';
import { conflictKey, type MergeConflict } from '../../../domain/acl/aclMerge.ts';
import { aclTexts, pairWords, reasonTexts } from '../../../domain/acl/aclText.ts';
import * as css from './ConflictDialog.css.ts';

type ConflictDialogProps = {
  conflicts: readonly MergeConflict[];
  nameOf: (id: string) => string;
  onSettle: (theirs: ReadonlySet<string>) => void;
  onCancel: () => void;
};

const maxListed = 50;

/** Lists the pairs that someone else changed while the user was editing, and asks which rule to keep. */
export function ConflictDialog({ conflicts, nameOf, onSettle, onCancel }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, whose: 'mine' | 'theirs') =>
    setTheirs(
      new Set([...theirs].filter((conflict) => conflict !== key).concat(whose === 'theirs' ? [key] : [])),
    );
  return (
    <Dialog
      isOpen
      title="Someone else changed the same pairs"
      lead="Choose the rule to keep for each pair. Nothing has been submitted."
      size="large"
      isDismissable={false}
      onClose={onCancel}
      footer={
        <>
          <Button size="form" onPress={onCancel}>
            Keep editing
          </Button>
          <Button kind="primary" size="form" onPress={() => onSettle(theirs)}>
            {aclTexts.submit}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Inline>
          <Button size="small" onPress={() => setTheirs(new Set())}>
            Keep all mine
          </Button>
          <Button size="small" onPress={() => setTheirs(new Set(conflicts.map(conflictKey)))}>
            Use all theirs
          </Button>
        </Inline>
        <ul className={css.list}>
          {conflicts.slice(0, maxListed).map((conflict) => {
            const key = conflictKey(conflict);
            return (
              <Choice
                key={key}
                conflict={conflict}
                nameOf={nameOf}
                whose={theirs.has(key) ? 'theirs' : 'mine'}
                onChoose={(whose) => choose(key, whose)}
              />
            );
          })}
        </ul>
        {conflicts.length > maxListed && (
          <Hint>
            {counted(conflicts.length - maxListed, 'more pair')} not listed. Your rules are kept for them
            unless you use all theirs.
          </Hint>
        )}
      </Stack>
    </Dialog>
  );
}

type ChoiceProps = {
  conflict: MergeConflict;
  nameOf: (id: string) => string;
  whose: 'mine' | 'theirs';
  onChoose: (whose: 'mine' | 'theirs') => void;
};

function Choice({ conflict: { one, other, mine, theirs, was }, nameOf, whose, onChoose }: ChoiceProps) {
  return (
    <li className={css.conflict}>
      <div>
        <span className={css.pair}>
          <span translate="no">{nameOf(one)}</span>
          <Icon name="bothWays" size={12} label="and" />
          <span translate="no">{nameOf(other)}</span>
        </span>
        <Hint tone="secondary">Before: {beforeText(was)}</Hint>
      </div>
      <SegmentedControl
        label={`${nameOf(one)} and ${nameOf(other)}`}
        options={[
          { id: 'mine', label: `Mine: ${word(mine)}` },
          { id: 'theirs', label: `Theirs: ${word(theirs)}` },
        ]}
        value={whose}
        onChange={onChoose}
      />
    </li>
  );
}

function beforeText(was: PairReason): string {
  if (was === 'allowed') return pairWords.allowed.toLowerCase();
  const reason = reasonTexts[was];
  return [pairWords.blocked.toLowerCase(), ...(reason === undefined ? [] : [reason])].join(', ');
}

function word(isAllowed: boolean): string {
  return isAllowed ? pairWords.allowed : pairWords.blocked;
}
