import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { stateWords } from '../../../domain/reach/why/checkText.ts';
import type { Remedy } from '../../../domain/reach/why/remedies.ts';
import type { CheckState } from '../../../domain/reach/why/verdict.ts';
import * as css from './WhyScreen.css.ts';
import type { WhyAnswer, WhyCheck, WhyView } from './whyView.ts';

export type WhyActions = {
  readonly from: (key: string) => void;
  readonly to: (key: string) => void;
  readonly swap: () => void;
  /** Does a single safe step, by the confirmation that it has elsewhere. */
  readonly remedy: (remedy: Remedy) => void;
};

export type WhyScreenProps = { readonly view: WhyView; readonly on: WhyActions };

/** Why one end reaches the other or not: what the drawer holds. */
export function WhyScreen({ view, on }: WhyScreenProps) {
  const { ends, fromKey, toKey, answer } = view;
  return (
    <Stack gap="gutter">
      <div className={css.ends}>
        <Select label="From" items={ends} selectedKey={fromKey ?? null} onChange={on.from} />
        <IconButton icon="bothWays" label="Swap" isOutlined onPress={on.swap} />
        <div className={css.secondEnd}>
          <Select label="To" items={ends} selectedKey={toKey ?? null} onChange={on.to} />
        </div>
      </div>
      {answer ? (
        <Answer answer={answer} on={on} />
      ) : (
        <Text tone="secondary">Choose both ends: nodes, external clients or addresses.</Text>
      )}
    </Stack>
  );
}

function Answer({ answer, on }: { answer: WhyAnswer; on: WhyActions }) {
  return (
    <>
      <section className={css.verdict[answer.tone]} aria-label="Verdict">
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
      </section>
      <Remedies answer={answer} on={on} />
      <Checks answer={answer} />
    </>
  );
}

function PathDrawing({ answer: { stops, breakAt, breakLabel } }: { answer: WhyAnswer }) {
  const shown: ReactNode[] = stops.map(({ key, kind, name, note }, at) => (
    <li key={key} className={css.way[breakAt !== undefined && at >= breakAt ? 'ahead' : 'passed']}>
      <span className={css.mark}>
        <Icon name={stopIcons[kind]} />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.note}>{note}</span>
    </li>
  ));
  if (breakAt !== undefined) {
    const stopSign = (
      <li key="break" className={css.way.passed}>
        <span className={css.breakMark}>
          <Icon name="ban" />
        </span>
        <span className={css.name}>Stops here</span>
        <span className={css.note}>{breakLabel}</span>
      </li>
    );
    shown.splice(breakAt, 0, stopSign);
  }
  return (
    <ol className={css.path} aria-label="Path">
      {shown}
    </ol>
  );
}

function Remedies({ answer: { remedies, rulesHref, source }, on }: { answer: WhyAnswer; on: WhyActions }) {
  return (
    <div className={css.actions}>
      {remedies.length > 1 && (
        <Text as="span" variant="hint" tone="secondary">
          It takes both:
        </Text>
      )}
      {remedies.map(({ remedy, label, href }, at) =>
        href === undefined ? (
          <Button key={label} kind={at === 0 ? 'primary' : 'default'} onPress={() => on.remedy(remedy)}>
            {label}
          </Button>
        ) : (
          <LinkButton key={label} href={href} kind={at === 0 ? 'primary' : 'default'}>
            {label}
          </LinkButton>
        ),
      )}
      {rulesHref !== undefined && <LinkButton href={rulesHref}>Open row in ACLs</LinkButton>}
      <span className={css.source}>{source}</span>
    </div>
  );
}

function Checks({ answer: { checks, counts, asText } }: { answer: WhyAnswer }) {
  return (
    <section aria-labelledby="why-checks">
      <Stack gap="medium">
        <div className={css.between}>
          <Heading level={3} id="why-checks">
            Checked in the server’s order
          </Heading>
          <span className={css.counts}>
            <Text as="span" variant="hint" tone="secondary">
              {counts}
            </Text>
            <CopyButton value={asText} label="as text" />
          </span>
        </div>
        <ol className={css.checks}>
          {checks.map((check, at) => (
            <CheckLine key={at} check={check} />
          ))}
        </ol>
      </Stack>
    </section>
  );
}

function CheckLine({ check: { state, text, detail } }: { check: WhyCheck }) {
  return (
    <li className={css.checkOf[state]}>
      <span className={css.glyphOf[state]}>{glyphs[state]}</span>
      <span>
        <VisuallyHidden>{stateWords[state]}: </VisuallyHidden>
        {text}{' '}
        {detail !== undefined && (
          <span className={state === 'decides' ? css.explanation : css.detail}>{detail}</span>
        )}
      </span>
    </li>
  );
}

const stopIcons = { node: 'nodes', client: 'clients', range: 'networks' } as const;

const glyphs: Readonly<Record<CheckState, ReactNode>> = {
  passed: <Icon name="check" size={14} />,
  bypassed: <Icon name="alert" size={14} />,
  unknown: <Icon name="info" size={14} />,
  decides: <ToneGlyph tone="error" />,
  notReached: <ToneGlyph tone="off" />,
};
