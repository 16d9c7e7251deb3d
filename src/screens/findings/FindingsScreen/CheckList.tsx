import { Hint, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { CheckState } from '../../../domain/findings/checkStates.ts';
import { severityWords } from '../../../domain/findings/finding.ts';
import { Age } from '../../list/freshness/Age.tsx';
import type { Moment } from '../../list/freshness/freshness.ts';
import * as css from './FindingsScreen.css.ts';

type CheckListProps = { states: readonly CheckState[]; ranAt: Moment | undefined };

/** Lists all checks. Checks that didn’t run come first. */
export function CheckList({ states, ranAt }: CheckListProps) {
  const sorted = states.toSorted((one, other) => Number(one.isRun) - Number(other.isRun));
  return (
    <ul aria-label="Checks" className={css.checks}>
      {sorted.map(({ kind, title, severity, isRun, note }) => (
        <li key={kind} className={css.check}>
          <div>
            <Text>{title}</Text>
            <Hint>
              {severityWords[severity]}
              {isRun && ranAt && (
                <>
                  {' · '}
                  <Age what="ran" moment={ranAt} />
                </>
              )}
              {note !== undefined && ` · ${note}`}
            </Hint>
          </div>
          <StateBadge tone={isRun ? 'healthy' : 'off'} label={isRun ? 'ran' : 'not run'} />
        </li>
      ))}
    </ul>
  );
}
