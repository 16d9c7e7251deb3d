import { canSeeAcls, canSeeMetrics, canSeeUsers, type Viewer } from '../session/permissions.ts';
import { firstNames } from '../text/labels.ts';
import { networkChecks, recordChecks, serverChecks } from './checks.ts';
import type { CheckText, Severity } from './finding.ts';

/** Why the ACLs of a network aren’t known. */
export type MissingAcls = {
  readonly netid: string;
  readonly why: 'size' | 'loading' | 'failed';
};

export type Checked = {
  readonly viewer: Viewer;
  /** Whether networks are checked as a whole, not only the viewer’s own nodes and clients. */
  readonly isWhole: boolean;
  /** How many networks are checked. */
  readonly networkCount: number;
  readonly missingAcls: readonly MissingAcls[];
  readonly hasMetrics: boolean;
};

export type CheckState = {
  readonly kind: string;
  readonly title: string;
  readonly severity: Severity;
  readonly isRun: boolean;
  /** Why it didn’t run, or where. */
  readonly note: string | undefined;
};

const reasons: Readonly<Record<MissingAcls['why'], string>> = {
  size: 'over 500 nodes',
  loading: 'ACLs still loading',
  failed: 'couldn’t load ACLs',
};

const mostNames = 3;

/** Lists all checks, with the reason why some didn’t run. */
export function checkStates(checked: Checked): readonly CheckState[] {
  const checks: readonly CheckText[] = checked.isWhole ? [...networkChecks, ...serverChecks] : recordChecks;
  return checks.map((check) => {
    const { kind, title, severity } = check;
    return { kind, title, severity, ...stateOf(check, checked) };
  });
}

function stateOf(
  { needsAcls, needsMetrics, needsUsers }: CheckText,
  { viewer, missingAcls, networkCount, hasMetrics }: Checked,
): Pick<CheckState, 'isRun' | 'note'> {
  if (needsUsers && !canSeeUsers(viewer)) return notRun('only administrators can view users');
  if (needsMetrics && !viewer.isEE) return notRun('the community edition has no metrics');
  if (needsMetrics && !canSeeMetrics(viewer)) return notRun('only administrators can view metrics');
  if (needsMetrics && !hasMetrics) return notRun('no metrics yet');
  if (!needsAcls) return { isRun: true, note: undefined };
  if (!canSeeAcls(viewer)) return notRun('only administrators can view ACLs');
  if (missingAcls.length === 0) return { isRun: true, note: undefined };
  const where = (['size', 'loading', 'failed'] as const).flatMap((why) => {
    const names = missingAcls.filter((one) => one.why === why).map(({ netid }) => netid);
    return names.length === 0 ? [] : `${firstNames(names, mostNames)} (${reasons[why]})`;
  });
  return { isRun: missingAcls.length < networkCount, note: `Not run in ${where.join(', ')}` };
}

function notRun(reason: string): Pick<CheckState, 'isRun' | 'note'> {
  return { isRun: false, note: `Not run, ${reason}` };
}
