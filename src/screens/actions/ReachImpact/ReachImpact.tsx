import { use } from 'react';
import { Text } from '../../../components/Text/Text.tsx';
import { groupBy } from '../../../domain/groupBy.ts';
import type { ChangeIn, ReachImpact } from '../../../domain/reach/report/impact.ts';
import { impactSummary, impactTexts } from '../../../domain/reach/report/impactText.ts';
import { useStructuralSharing } from '../../useStableCallbacks.ts';
import { EffectLine, EffectLines, Effects } from '../Effects.tsx';
import { ImpactSource, type ReachImpactOfProps } from './ImpactSource.ts';
import * as css from './ReachImpact.css.ts';

export type ImpactState =
  | { readonly status: 'working' }
  | { readonly status: 'ready'; readonly impact: ReachImpact }
  /** The viewer can't read the ACLs, or they couldn't be loaded. */
  | { readonly status: 'denied' | 'failed' };

export function ReachImpactOf(props: ReachImpactOfProps) {
  const draw = use(ImpactSource);
  // The source calculates again for each new object.
  const change = useStructuralSharing(props.change);
  return draw({ ...props, change });
}

/** The effect of several changes together, on each of their networks. */
export function ReachImpacts({ changes }: { changes: readonly ChangeIn[] }) {
  const networks = groupBy(changes, ({ netid }) => netid);
  const impacts = [...networks].map(([netid, all]) => (
    <ReachImpactOf
      key={netid}
      netid={netid}
      change={{ kind: 'several', changes: all.map(({ change }) => change) }}
      {...(networks.size > 1 && { heading: `${impactTexts.heading} in ${netid}` })}
    />
  ));
  if (networks.size < 2) return impacts;
  return (
    <div className={css.several}>
      {impacts}
      <div role="status" className={css.working}>
        <Text tone="secondary">{impactTexts.working}</Text>
      </div>
    </div>
  );
}

type ImpactSentencesProps = { state: ImpactState } & Pick<ReachImpactOfProps, 'heading' | 'none'>;

/** Shows which nodes and clients lose or gain connectivity through a change, before it is confirmed. */
export function ImpactSentences({
  state,
  heading = impactTexts.heading,
  none = impactTexts.none,
}: ImpactSentencesProps) {
  return (
    <Effects heading={heading} isBusy={state.status === 'working'}>
      <EffectLines>
        <Lines state={state} none={none} />
      </EffectLines>
    </Effects>
  );
}

function Lines({ state, none }: { state: ImpactState; none: string }) {
  if (state.status !== 'ready') return <Text tone="secondary">{impactTexts[state.status]}</Text>;
  const { impact } = state;
  const sum = impactSummary(impact);
  if (impact.lines.length === 0) return <EffectLine>{none}</EffectLine>;
  return (
    <>
      {sum !== '' && <Text tone="secondary">{sum}</Text>}
      {impact.lines.map(({ kind, text }) => (
        <EffectLine key={text} tone={kind === 'lost' ? 'warning' : 'healthy'}>
          {text}
        </EffectLine>
      ))}
    </>
  );
}
