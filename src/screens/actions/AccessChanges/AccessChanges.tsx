import { Secondary, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { compareNames } from '../../../domain/order.ts';
import { firstNames } from '../../../domain/text/labels.ts';
import { accessChangeText, type AccessChange } from '../../../domain/user/networkLevels.ts';
import { EffectLine, EffectLines, Effects } from '../Effects.tsx';

const maxLines = 12;
const maxNames = 4;

/** Lists how a change affects the access of users, per network. Equal changes on a network share a line. */
export function AccessChanges({ changes }: { changes: readonly AccessChange[] | undefined }) {
  const lines = [
    ...groupBy(changes ?? [], (change) => `${change.netid}: ${accessChangeText(change)}`),
  ].toSorted(([one], [other]) => compareNames(one, other));
  const others = lines.length - maxLines;
  return (
    <Effects heading="Access changes">
      <EffectLines>
        {lines.length === 0 && (
          <Text tone="secondary">
            {changes
              ? 'No access levels or limits will change.'
              : 'Couldn’t load access levels. Levels and limits may change on all networks.'}
          </Text>
        )}
        {lines.slice(0, maxLines).map(([text, same]) => (
          <EffectLine key={text} tone={same.some(isLoss) ? 'warning' : 'healthy'}>
            {text}{' '}
            <Secondary>
              {firstNames(
                same.map(({ username }) => username),
                maxNames,
              )}
            </Secondary>
          </EffectLine>
        ))}
        {others > 0 && <Text tone="secondary">and {grouped(others)} more</Text>}
      </EffectLines>
    </Effects>
  );
}

function isLoss({ before, after }: AccessChange): boolean {
  return after.accessLevel > before.accessLevel;
}
