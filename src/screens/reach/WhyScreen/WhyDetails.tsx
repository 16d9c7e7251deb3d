import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Heading, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { stateWords } from '../../../domain/reach/why/checkText.ts';
import type { Check, CheckState } from '../../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import * as css from './WhyDetails.css.ts';
import type { ExplanationView } from './explanationView.ts';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { line } from './WhyScreen.css.ts';

export type LastChange = { readonly text: string; readonly href: string };

type ChecksProps = { answer: ExplanationView; lastChange: LastChange | undefined };

export function Checks({ answer: { checks, counts }, lastChange }: ChecksProps) {
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
          <CheckLine key={at} check={check} lastChange={lastChange} />
        ))}
      </ol>
    </section>
  );
}

type CheckLineProps = { check: Check; lastChange: LastChange | undefined };

function CheckLine({ check: { state, text, detail }, lastChange }: CheckLineProps) {
  return (
    <li className={css.checkStyles[state]}>
      <span className={css.glyphOf[state]}>{glyphs[state]}</span>
      <span>
        <VisuallyHidden>{stateWords[state]}: </VisuallyHidden>
        <span className={css.conditionOf[state]}>{text}</span>{' '}
        {detail !== undefined && (
          <span className={state === 'decides' ? css.explanation : css.detail}>{detail}</span>
        )}
        {state === 'decides' && lastChange && (
          <span className={css.lastChange}>
            {lastChange.text}
            <Link href={lastChange.href} emphasis="accent">
              {whyTexts.showInLog}
            </Link>
          </span>
        )}
      </span>
    </li>
  );
}

export function Evidence({ answer: { evidence } }: { answer: ExplanationView }) {
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby="why-evidence" className={css.part}>
      <Heading level={3} id="why-evidence">
        {whyTexts.evidence}
      </Heading>
      <ul className={css.lines}>
        {evidence.map(({ label, state, tone, facts }) => (
          <li key={label} className={css.evidence}>
            <span translate="no" className={css.subject}>
              {label}
            </span>
            <span className={line}>
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

/** Lists differences between the server's responses and the prediction, and responses that failed to load. */
export function ServerDifferences({
  answer: { expected, differences, unread },
}: {
  answer: ExplanationView;
}) {
  return (
    <>
      {unread.map((fact) => (
        <Notice key={fact} tone="warning" fact={fact} />
      ))}
      {(expected !== undefined || differences.length > 0) && (
        <Notice
          tone="warning"
          fact={whyTexts.differs}
          advice={
            <>
              {expected}
              <ul className={css.differences}>
                {differences.slice(0, maxDifferences).map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
                {differences.length > maxDifferences && (
                  <li>{whyTexts.moreDifferences(differences.length - maxDifferences)}</li>
                )}
              </ul>
            </>
          }
        />
      )}
    </>
  );
}

const maxDifferences = 5;
