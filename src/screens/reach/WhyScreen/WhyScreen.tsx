import { Fragment, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Option } from '../../../components/Select/OptionList.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { NodeFigure } from '../../graphs/NodeFigure/NodeFigure.tsx';
import * as css from './WhyScreen.css.ts';
import type { ExplanationView } from './explanationView.ts';
import type { WhyEnd } from './whyEnds.ts';
import { Checks, Evidence, ServerDifferences, type LastChange } from './WhyDetails.tsx';
import { Fixes } from './Fixes.tsx';

export type WhyView = {
  readonly from: WhyEnd;
  readonly to: WhyEnd;
  /** The field to focus when the drawer opens. */
  readonly next?: 'from' | 'to' | undefined;
  readonly find: (text: string) => readonly Option[];
  /** Data that couldn't be loaded, and how to try again. */
  readonly missing?:
    { readonly fact: string; readonly reason: string; readonly retry: () => void } | undefined;
  /** Shown until both ends are chosen and everything is loaded. */
  readonly waiting?: string | undefined;
  readonly answer: ExplanationView | undefined;
  /** The last change of the ACLs, where an ACL decides and the log has it. */
  readonly lastChange?: LastChange | undefined;
};

export type WhyScreenProps = {
  readonly view: WhyView;
  readonly on: {
    /** Called with a key of the list, or with a typed text. */
    readonly from: (key: string) => void;
    readonly to: (key: string) => void;
    readonly swap: () => void;
    readonly checkAgain: () => void;
    /** Makes the change and returns whether it worked. */
    readonly act: Act;
  };
};

/** Explains why one end can or can't reach the other. */
export function WhyScreen({ view, on }: WhyScreenProps) {
  const { from, to, next, find, missing, waiting, answer, lastChange } = view;
  return (
    <div className={css.page}>
      <div className={css.ends}>
        <EndField label={whyTexts.from} end={from} isNext={next === 'from'} find={find} onAsk={on.from} />
        <IconButton icon="bothWays" label={whyTexts.swap} isOutlined onPress={on.swap} />
        <div className={css.secondEnd}>
          <EndField label={whyTexts.to} end={to} isNext={next === 'to'} find={find} onAsk={on.to} />
        </div>
      </div>
      <Problem end={from} onAsk={on.from} />
      <Problem end={to} onAsk={on.to} />
      {missing && (
        <Notice
          tone="error"
          fact={missing.fact}
          advice={missing.reason}
          action={
            <Button size="small" icon="refresh" onPress={missing.retry}>
              Try again
            </Button>
          }
        />
      )}
      {waiting !== undefined && <Text tone="secondary">{waiting}</Text>}
      {answer && <Answer answer={answer} lastChange={lastChange} on={on} />}
    </div>
  );
}

type EndFieldProps = {
  label: string;
  end: WhyEnd;
  isNext: boolean;
  find: WhyView['find'];
  onAsk: (key: string) => void;
};

function EndField({ label, end, isNext, find, onAsk }: EndFieldProps) {
  return (
    <ComboBox
      label={label}
      placeholder={whyTexts.findEnd}
      selectedKey={end.key}
      value={end.text}
      find={find}
      noMatch={whyTexts.noMatch}
      mostShown={whyTexts.truncated}
      onChoose={onAsk}
      onEnter={onAsk}
      autoFocus={isNext}
    />
  );
}

/** Shown when no end, or more than one, has the name. */
function Problem({ end: { problem }, onAsk }: { end: WhyEnd; onAsk: (key: string) => void }) {
  if (!problem) return null;
  return (
    <div>
      <Notice tone="warning" fact={problem.text} />
      {problem.choices.length > 0 && (
        <div className={css.choices}>
          {problem.choices.map(({ key, label, detail }) => (
            <Button key={key} size="small" onPress={() => onAsk(key)}>
              {label} {detail}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type AnswerProps = Pick<WhyScreenProps, 'on'> & {
  answer: ExplanationView;
  lastChange: LastChange | undefined;
};

function Answer({ answer, lastChange, on }: AnswerProps) {
  const verdict = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={verdict} tabIndex={-1} className={css.verdict[answer.tone]} aria-label={whyTexts.verdict}>
        <div className={css.says}>
          <ToneGlyph tone={answer.tone} size={14} />
          <span role="status" className={css.title[answer.tone]}>
            {answer.title}
          </span>
          <div className={css.beside}>
            <Text>{answer.sentence}</Text>
            {answer.notes.map((note) => (
              <Text key={note} tone="secondary">
                {note}
              </Text>
            ))}
          </div>
        </div>
        <PathDrawing answer={answer} />
        {answer.reverse && <Reverse reverse={answer.reverse} />}
      </section>
      <Fixes answer={answer} on={on} verdict={verdict} />
      <ServerDifferences answer={answer} />
      <Checks answer={answer} lastChange={lastChange} />
      <Evidence answer={answer} />
    </>
  );
}

function Reverse({ reverse }: { reverse: NonNullable<ExplanationView['reverse']> }) {
  const { label, tone, title, sentence } = reverse;
  return (
    <div className={css.reverse}>
      <Hint tone="secondary">{label}</Hint>
      <div className={css.line}>
        <ToneGlyph tone={tone} />
        <Text>
          <strong className={css.word}>{title}.</strong> {sentence}
        </Text>
      </div>
    </div>
  );
}

function PathDrawing({ answer: { stops, breakAt, breakName, breakNote } }: { answer: ExplanationView }) {
  const isAhead = (at: number) => breakAt !== undefined && at >= breakAt;
  // Keyed by place, since a path to itself has the same node twice.
  const shown = stops.map(({ figure, name, note }, at) => (
    <Fragment key={at}>
      {at > 0 && <li aria-hidden className={css.link[isAhead(at) ? 'ahead' : 'passed']} />}
      <li className={css.stop}>
        <span className={css.mark}>{figure ? <NodeFigure {...figure} /> : <Icon name="networks" />}</span>
        <span translate="no" className={css.name}>
          {name}
        </span>
        <span className={css.note}>{note}</span>
      </li>
    </Fragment>
  ));
  if (breakAt !== undefined) {
    const stopSign = (
      <Fragment key="break">
        <li aria-hidden className={css.link.passed} />
        <li className={css.stop}>
          <span className={css.mark}>
            <span className={css.breakSign} />
          </span>
          <span className={css.name}>{breakName}</span>
          <span className={css.note}>{breakNote}</span>
        </li>
      </Fragment>
    );
    shown.splice(breakAt, 0, stopSign);
  }
  return (
    <ol className={css.path} aria-label={whyTexts.path}>
      {shown}
    </ol>
  );
}
