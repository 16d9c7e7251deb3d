import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import type { ButtonLook } from '../../../components/Button/PlainButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Action } from '../../../domain/actions/action.ts';
import {
  approvalIn,
  type Finding,
  type Fix,
  namesOf,
  networksOf,
  severityWords,
} from '../../../domain/findings/finding.ts';
import type { ShownFinding } from '../../../domain/findings/marks.ts';
import { grouped } from '../../../domain/format/count.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { NameLink } from '../../list/NameLink.tsx';
import * as css from './FindingRows.css.ts';
import { severityTones } from './severityTones.ts';

type FindingRowsProps = {
  rows: readonly ShownFinding[];
  /** The number of all findings, which `href` lists. */
  count: number;
  href: string;
  hasNetworks?: boolean;
  /** Without it, nodes can’t be approved here. */
  onApprove?: ((node: NamedNode) => void) | undefined;
};

/** The first findings of a list, each as a sentence with its fix. */
export function FindingRows({ rows, count, href, hasNetworks = false, onApprove }: FindingRowsProps) {
  const more = count - rows.length;
  const waiting = rows.find(({ severity }) => severity === 'waiting');
  return (
    <ul>
      {rows.map((finding) => (
        <li key={finding.key} className={finding === waiting ? css.row : css.cutRow}>
          <ToneGlyph tone={severityTones[finding.severity]} word={severityWords[finding.severity]} />
          <div className={css.words}>
            <span>
              {finding.lead && `${finding.lead} `}
              <NameLink name={namesOf(finding)} href={pageOf(finding)} /> {finding.text}
            </span>{' '}
            {hasNetworks && finding.networks.length > 0 && (
              <span className={css.place}>
                <Text as="span" variant="hint">
                  {networksOf(finding)}
                </Text>
              </span>
            )}
          </div>
          <RowFix finding={finding} onApprove={onApprove} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.cutRow}>
          <Link href={href} emphasis="quiet">
            and {grouped(more)} more
          </Link>
        </li>
      )}
    </ul>
  );
}

function pageOf({ key, networks }: Finding): string {
  return paths.finding(key, networks.length === 1 ? networks[0] : undefined);
}

type RowFixProps = { finding: Finding } & Pick<FindingRowsProps, 'onApprove'>;

function RowFix({ finding, onApprove }: RowFixProps) {
  const { fix } = finding;
  // The page of findings asks before it acts.
  const approved = approvalIn(fix);
  const shown = fix && 'actions' in fix && !approved ? { label: fix.label, href: pageOf(finding) } : fix;
  const approve = () => approved && onApprove?.(approved);
  return <FixButton size="small" fix={shown} of={namesOf(finding)} onAct={onApprove && approve} />;
}

type FixButtonProps = ButtonLook & {
  fix: Fix | undefined;
  /** The name that screen readers announce after the label. */
  of?: string;
  disabledReason?: string | undefined;
  /** Without it, only links are shown. */
  onAct: ((label: string, actions: readonly Action[]) => void) | undefined;
};

/** Makes the fix, or leads to the page where it can be made. */
export function FixButton({ fix, of, disabledReason, onAct, ...look }: FixButtonProps) {
  if (!fix) return null;
  const label = (
    <>
      {fix.label}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </>
  );
  if ('href' in fix) {
    return (
      <LinkButton {...look} href={fix.href}>
        {label}
      </LinkButton>
    );
  }
  if (!onAct) return null;
  return (
    <Button {...look} disabledReason={disabledReason} onPress={() => onAct(fix.label, fix.actions)}>
      {label}
    </Button>
  );
}
