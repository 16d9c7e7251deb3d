import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { NetworkRow } from './networkRow.ts';
import * as css from './NetworkTable.css.ts';

const exceptions = ['warning', 'error', 'pending'] as const;

/** How many nodes, as the way to them, and how many of them are not well. */
export function NodeCounts({ row: { netid, nodes, isOwnOnly, links } }: { row: NetworkRow }) {
  if (!nodes) {
    return (
      <Text as="span" tone="tertiary">
        Not known
      </Text>
    );
  }
  return (
    <span className={css.counts}>
      <span className={css.total}>
        <Link
          href={links.nodes}
          emphasis="name"
          aria-label={
            isOwnOnly
              ? `${nodes.all} of yours, nodes of ${netid}`
              : `${counted(nodes.all, 'node')} of ${netid}`
          }
        >
          {isOwnOnly ? `${nodes.all} of yours` : nodes.all}
        </Link>
      </span>
      {exceptions
        .filter((status) => nodes[status] > 0)
        .map((status) => (
          <Text key={status} as="span" tone={status}>
            <span className={css.exception}>
              <ToneGlyph tone={status} />
              {nodes[status]}
              <VisuallyHidden>{status}</VisuallyHidden>
            </span>
          </Text>
        ))}
      {nodes.all > 0 && nodes.healthy === nodes.all && (
        <Text as="span" tone="secondary">
          <span className={css.exception}>
            <ToneGlyph tone="healthy" />
            all healthy
          </span>
        </Text>
      )}
    </span>
  );
}
