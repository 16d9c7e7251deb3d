import { Text } from '../../components/Text/Text.tsx';
import { grouped } from '../../domain/format/count.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { compareNames } from '../../domain/order.ts';

type SelectedNamesProps = {
  names: readonly string[];
  skipped: readonly { readonly name: string; readonly reason: string }[];
};

/** The names of selected records, and those that are left out with the reason. */
export function SelectedNames({ names, skipped }: SelectedNamesProps) {
  return (
    <>
      <Text tone="secondary">{namesText(names)}</Text>
      {[...groupBy(skipped, ({ reason }) => reason)].map(([reason, left]) => (
        <Text key={reason} tone="secondary">
          {`Skipped: ${namesText(left.map(({ name }) => name))}. ${reason}.`}
        </Text>
      ))}
    </>
  );
}

const maxNamed = 8;

/** A name that several rows share is listed once. */
function namesText(names: readonly string[]): string {
  const byName = [...groupBy(names.toSorted(compareNames), (name) => name)];
  const others = byName.slice(maxNamed).flatMap(([, same]) => same).length;
  const shown = byName
    .slice(0, maxNamed)
    .map(([name, same]) => (same.length > 1 ? `${name} (${grouped(same.length)})` : name));
  return shown.join(', ') + (others > 0 ? ` and ${grouped(others)} more` : '');
}
