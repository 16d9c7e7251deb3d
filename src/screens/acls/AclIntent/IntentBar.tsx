import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { membersOf, type Members } from '../../../domain/acl/aclText.ts';
import {
  effectText,
  intentEffect,
  type Intent,
  type IntentEffect,
} from '../../../domain/acl/intent/intent.ts';
import { choiceText, setsOf, setsWith } from '../../../domain/acl/intent/nodeSets.ts';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclPage.ts';
import * as css from './IntentBar.css.ts';

export const emptyIntent: Intent = { isAllowed: false, one: '', other: '' };

type Judged = Pick<AclSource, 'edit' | 'nodes' | 'clients' | 'isPointToSite' | 'minute' | 'intent'>;

export function useIntentEffect({ edit, nodes, clients, isPointToSite, minute, intent }: Judged) {
  // Typed text appears immediately; its effect can follow.
  const written = useDeferredValue(intent);
  const settled = useDeferredValue(edit);
  return useMemo(
    () =>
      written &&
      intentEffect(settled, written, {
        members: membersOf(settled.loaded.nodeIds, nodes),
        clients,
        isPointToSite,
        now: minute * 60,
      }),
    [settled, written, nodes, clients, isPointToSite, minute],
  );
}

type IntentBarProps = {
  intent: Intent;
  source: Judged;
  effect: IntentEffect | undefined;
  on: Pick<AclMatrixActions, 'set' | 'setIntent'>;
};

/** Builds a rule between two sets of nodes as a sentence. The matrix previews the affected pairs. */
export function IntentBar({ intent, source: { edit, nodes, minute }, effect, on }: IntentBarProps) {
  const { nodeIds } = edit.loaded;
  const members = useMemo(() => membersOf(nodeIds, nodes), [nodeIds, nodes]);
  const write = (part: Partial<Intent>) => on.setIntent({ ...intent, ...part });
  const bar = useRef<HTMLElement>(null);
  const close = () => {
    // The button that opened the bar.
    bar.current?.parentElement?.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus();
    on.setIntent(undefined);
  };
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element) || !bar.current?.contains(target)) return;
    // An open list closes first.
    if (!target.matches('[aria-expanded=true]')) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the list has closed.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  const isReady = effect !== undefined && effect.changes > 0;
  return (
    <section ref={bar} aria-label="Rule builder" className={css.bar}>
      <span className={css.glyph}>
        <Icon name="wand" size={14} />
      </span>
      <SegmentedControl
        label="Action"
        options={[
          { id: 'block', label: 'Block' },
          { id: 'allow', label: 'Allow' },
        ]}
        value={intent.isAllowed ? 'allow' : 'block'}
        onChange={(id) => write({ isAllowed: id === 'allow' })}
      />
      <span className={css.words}>everything</span>
      <SetField
        label="between"
        text={intent.one}
        {...{ members, minute }}
        isNext={intent.one === '' && intent.other === ''}
        onWrite={(one) => write({ one })}
      />
      <SetField
        label="and"
        text={intent.other}
        {...{ members, minute }}
        onWrite={(other) => write({ other })}
      />
      <div role="status" className={css.effect}>
        {effect ? effectText(effect) : 'Enter or choose two sets of nodes.'}{' '}
        <span className={css.consequence}>{effect?.consequences.join(' ')}</span>
      </div>
      <Button
        kind="primary"
        onPress={() => effect && on.set(effect.rows, effect.columns, effect.isAllowed)}
        disabledReason={isReady ? undefined : 'No pairs would change'}
      >
        Add to changes
      </Button>
      <IconButton icon="close" label="Close rule builder" onPress={close} />
    </section>
  );
}

type SetFieldProps = {
  label: string;
  text: string;
  members: Members;
  minute: number;
  /** Whether to focus the field when the builder opens. */
  isNext?: boolean;
  onWrite: (text: string) => void;
};

function SetField({ label, text, members, minute, isNext = false, onWrite }: SetFieldProps) {
  const now = minute * 60;
  const [chosen, setChosen] = useState<string>();
  const sets = useMemo(() => setsOf(members, now), [members, now]);
  const find = (typed: string) =>
    setsWith(typed, sets, members, now).map(({ choice, count }) => {
      const words = choiceText(choice);
      return { id: words, label: words, count };
    });
  return (
    <div className={css.set}>
      <ComboBox
        label={label}
        placeholder="role, name or range"
        selectedKey={chosen === text ? text : null}
        value={text}
        find={find}
        noMatch="No matching set"
        autoFocus={isNext}
        onType={onWrite}
        onChoose={(choice) => {
          setChosen(choice);
          onWrite(choice);
        }}
        onEnter={(typed) => {
          const [first] = find(typed);
          if (first) onWrite(first.label);
        }}
      />
    </div>
  );
}
