import { Fragment, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Option } from '../../../components/Select/OptionList.tsx';
import { SpinnerRing } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { remedyQuestion, stateWords } from '../../../domain/reach/why/checkText.ts';
import type { Remedy } from '../../../domain/reach/why/remedies.ts';
import type { CheckState } from '../../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { NodeFigure } from '../../graphs/NodeFigure/NodeFigure.tsx';
import * as css from './WhyScreen.css.ts';
import type { WhyAnswer, WhyCheck, WhyRemedy } from './whyAnswer.ts';
import type { WhyEnd } from './whyEnds.ts';

export type WhyActions = {
  /** With a key of the list, or a text that was typed. */
  readonly from: (key: string) => void;
  readonly to: (key: string) => void;
  readonly swap: () => void;
  readonly askAgain: () => void;
  /** Does a single safe step; whether it worked. */
  readonly remedy: (remedy: Remedy) => Promise<boolean>;
};

export type WhyView = {
  readonly from: WhyEnd;
  readonly to: WhyEnd;
  readonly find: (text: string) => readonly Option[];
  /** What of the console's own knowledge is missing, and how to get it. */
  readonly missing?:
    { readonly fact: string; readonly reason: string; readonly retry: () => void } | undefined;
  /** Until both ends are chosen, or while something is loaded. */
  readonly waiting?: string | undefined;
  readonly answer: WhyAnswer | undefined;
};

export type WhyScreenProps = { readonly view: WhyView; readonly on: WhyActions };

/** Why one end reaches the other or not: what the drawer holds. */
export function WhyScreen({ view, on }: WhyScreenProps) {
  const { from, to, find, missing, waiting, answer } = view;
  return (
    <div className={css.page}>
      <div className={css.ends}>
        <EndField label={whyTexts.from} end={from} find={find} onAsk={on.from} />
        <IconButton icon="bothWays" label={whyTexts.swap} isOutlined onPress={on.swap} />
        <div className={css.secondEnd}>
          <EndField label={whyTexts.to} end={to} find={find} onAsk={on.to} />
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
      {answer && <Answer answer={answer} on={on} />}
    </div>
  );
}

type EndFieldProps = { label: string; end: WhyEnd; find: WhyView['find']; onAsk: (key: string) => void };

function EndField({ label, end, find, onAsk }: EndFieldProps) {
  return (
    <ComboBox
      label={label}
      placeholder={whyTexts.findEnd}
      selectedKey={end.key}
      value={end.text}
      find={find}
      noMatch={whyTexts.noMatch}
      mostShown={whyTexts.mostShown}
      onChoose={onAsk}
      onEnter={onAsk}
    />
  );
}

/** Nothing or too much has the name that was asked for. */
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

function Answer({ answer, on }: { answer: WhyAnswer; on: WhyActions }) {
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
        {answer.otherWay && <OtherWay otherWay={answer.otherWay} />}
      </section>
      <Remedies answer={answer} on={on} verdict={verdict} />
      <ServerWords answer={answer} />
      <Checks answer={answer} />
      <Evidence answer={answer} />
    </>
  );
}

function OtherWay({ otherWay }: { otherWay: NonNullable<WhyAnswer['otherWay']> }) {
  const { label, tone, title, sentence } = otherWay;
  return (
    <div className={css.otherWay}>
      <Text variant="hint" tone="secondary">
        {label}
      </Text>
      <div className={css.line}>
        <ToneGlyph tone={tone} />
        <Text>
          <strong className={css.word}>{title}.</strong> {sentence}
        </Text>
      </div>
    </div>
  );
}

function PathDrawing({ answer: { stops, breakAt, breakName, breakNote } }: { answer: WhyAnswer }) {
  const isAhead = (at: number) => breakAt !== undefined && at >= breakAt;
  const shown = stops.map(({ key, figure, name, note }, at) => (
    <Fragment key={key}>
      {at > 0 && <li aria-hidden className={css.wayTo[isAhead(at) ? 'ahead' : 'passed']} />}
      <li className={css.stop}>
        <span className={css.mark}>{figure ? <NodeFigure {...figure} /> : <Icon name="networks" />}</span>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{note}</span>
      </li>
    </Fragment>
  ));
  if (breakAt !== undefined) {
    const stopSign = (
      <Fragment key="break">
        <li aria-hidden className={css.wayTo.passed} />
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

type RemediesProps = { answer: WhyAnswer; on: WhyActions; verdict: RefObject<HTMLElement | null> };

function Remedies({ answer: { remedies, rulesHref, source }, on, verdict }: RemediesProps) {
  const [asked, setAsked] = useState<WhyRemedy>();
  const [pending, setPending] = useState<string>();
  const carryOut = async ({ label, remedy }: WhyRemedy) => {
    setAsked(undefined);
    setPending(label);
    const isDone = await on.remedy(remedy);
    setPending(undefined);
    // The button goes with its reason.
    if (isDone) verdict.current?.focus();
  };
  const question = asked && remedyQuestion(asked.remedy);
  return (
    <div className={css.actions}>
      {remedies.length > 1 && (
        <Text as="span" variant="hint" tone="secondary">
          {whyTexts.takesBoth}
        </Text>
      )}
      {remedies.map((one, at) => {
        const { label, icon, href } = one;
        const kind = at === 0 ? 'primary' : 'default';
        return href === undefined ? (
          <Button
            key={label}
            kind={kind}
            icon={icon}
            isPending={pending === label}
            onPress={() => setAsked(one)}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={label} href={href} icon={icon} kind={kind}>
            {label}
          </LinkButton>
        );
      })}
      {rulesHref !== undefined && <LinkButton href={rulesHref}>{whyTexts.openRow}</LinkButton>}
      <span className={css.source}>
        {source === 'asking' && <SpinnerRing />}
        <span role="status">{whyTexts[source]}</span>
        <IconButton
          icon="refresh"
          label={whyTexts.askAgain}
          onPress={on.askAgain}
          isPending={source === 'asking'}
        />
      </span>
      {asked && question && (
        <ConfirmDialog
          isOpen
          {...question}
          onConfirm={() => void carryOut(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** What the server says where it is not what was expected, and what it did not say. */
function ServerWords({ answer: { expected, differences, unread } }: { answer: WhyAnswer }) {
  return (
    <>
      {unread.map((line) => (
        <Notice key={line} tone="warning" fact={line} />
      ))}
      {(expected !== undefined || differences.length > 0) && (
        <Notice
          tone="warning"
          fact={whyTexts.differs}
          advice={
            <>
              {expected}
              <ul className={css.differences}>
                {differences.slice(0, mostDifferences).map((line) => (
                  <li key={line}>{line}</li>
                ))}
                {differences.length > mostDifferences && (
                  <li>{whyTexts.moreDifferences(differences.length - mostDifferences)}</li>
                )}
              </ul>
            </>
          }
        />
      )}
    </>
  );
}

const mostDifferences = 5;

function Checks({ answer: { checks, counts } }: { answer: WhyAnswer }) {
  return (
    <section aria-labelledby="why-checks" className={css.part}>
      <div className={css.between}>
        <Heading level={3} id="why-checks">
          {whyTexts.checks}
        </Heading>
        <Text as="span" variant="hint" tone="secondary">
          {counts}
        </Text>
      </div>
      <ol className={css.checks}>
        {checks.map((check, at) => (
          <CheckLine key={at} check={check} />
        ))}
      </ol>
    </section>
  );
}

function CheckLine({ check: { state, text, detail } }: { check: WhyCheck }) {
  return (
    <li className={css.checkOf[state]}>
      <span className={css.glyphOf[state]}>{glyphs[state]}</span>
      <span>
        <VisuallyHidden>{stateWords[state]}: </VisuallyHidden>
        <span className={css.conditionOf[state]}>{text}</span>{' '}
        {detail !== undefined && (
          <span className={state === 'decides' ? css.explanation : css.detail}>{detail}</span>
        )}
      </span>
    </li>
  );
}

function Evidence({ answer: { evidence } }: { answer: WhyAnswer }) {
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby="why-evidence" className={css.part}>
      <Heading level={3} id="why-evidence">
        {whyTexts.evidence}
      </Heading>
      <ul className={css.lines}>
        {evidence.map(({ label, state, tone, facts }) => (
          <li key={label} className={css.evidence}>
            <span className={css.subject}>{label}</span>
            <span className={css.line}>
              <ToneGlyph tone={tone} />
              {state}
            </span>
            <span className={css.facts}>{facts.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const glyphs: Readonly<Record<CheckState, ReactNode>> = {
  passed: <Icon name="check" size={14} />,
  bypassed: <Icon name="alert" size={14} />,
  unknown: <Icon name="info" size={14} />,
  decides: <ToneGlyph tone="error" />,
  notReached: <span className={css.notReachedDot} />,
};
