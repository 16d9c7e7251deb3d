import { concerns, type Finding } from '../../../domain/findings/finding.ts';
import type { ShownFinding } from '../../../domain/findings/marks.ts';
import { paths } from '../../../domain/paths.ts';

const mostRows = 3;

/** The first of these findings, for the page `here`. `href` lists all. */
export function findingNotice(findings: readonly ShownFinding[], href: string, here: string) {
  const rows = findings.slice(0, mostRows).map((finding) => {
    const { fix } = finding;
    return fix && 'href' in fix && fix.href === here ? { ...finding, fix: undefined } : finding;
  });
  return { rows, count: findings.length, href };
}

/** Includes the findings about members of the network. */
export function networkNotice(netid: string, findings: readonly Finding[]): FindingNoticeView {
  const found = findings.filter((finding) => concerns(finding, netid));
  return findingNotice(found, paths.findings(netid), paths.network(netid));
}

export type FindingNoticeView = ReturnType<typeof findingNotice>;
