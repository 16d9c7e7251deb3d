import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { severityWords } from '../../../domain/findings/finding.ts';
import { grouped } from '../../../domain/format/count.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { NameLink } from '../NameLink.tsx';
import type { FindingRow } from './findingRows.ts';
import * as css from './FindingRows.css.ts';
import { severityTones } from './severityTones.ts';

type FindingRowsProps = {
  rows: readonly FindingRow[];
  /** Of all findings, which `href` lists. */
  count: number;
  href: string;
  /** Without it, nodes can’t be approved here. */
  onApprove?: ((node: NamedNode) => void) | undefined;
};

/** The first findings of a list, each as a sentence with its remedy. */
export function FindingRows({ rows, count, href, onApprove }: FindingRowsProps) {
  const more = count - rows.length;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <ToneGlyph tone={severityTones[row.severity]} />
          <div className={css.words}>
            <VisuallyHidden>{severityWords[row.severity]}: </VisuallyHidden>
            <span>
              <NameLink name={row.names} href={row.href} /> {row.text}
            </span>{' '}
            {row.network !== undefined && (
              <span className={css.place}>
                <Text as="span" variant="hint">
                  {row.network}
                </Text>
              </span>
            )}
          </div>
          <FixButton row={row} onApprove={onApprove} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.row}>
          <Link href={href} emphasis="quiet">
            and {grouped(more)} more
          </Link>
        </li>
      )}
    </ul>
  );
}

type FixButtonProps = { row: FindingRow } & Pick<FindingRowsProps, 'onApprove'>;

function FixButton({ row: { fix, names, href }, onApprove }: FixButtonProps) {
  if (!fix) return null;
  const { label } = fix;
  if ('approve' in fix) {
    return (
      onApprove && (
        <Button size="small" aria-label={`${label} ${names}`} onPress={() => onApprove(fix.approve)}>
          {label}
        </Button>
      )
    );
  }
  // The page of findings asks before it deletes.
  return (
    <LinkButton size="small" href={'href' in fix ? fix.href : href}>
      {label}
      <VisuallyHidden> {names}</VisuallyHidden>
    </LinkButton>
  );
}
