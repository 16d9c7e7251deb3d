import { type Finding, namesOf } from '../../../domain/findings/finding.ts';
import { paths } from '../../../domain/paths.ts';

export function findingRow(finding: Finding) {
  const { key, severity, text, networks, fix } = finding;
  const [netid] = networks;
  return {
    key,
    severity,
    names: namesOf(finding),
    text,
    network: networks.length > 1 ? `${networks.length} networks` : netid,
    href: paths.finding(key, networks.length === 1 ? netid : undefined),
    fix,
  };
}

export type FindingRow = ReturnType<typeof findingRow>;

const mostRows = 3;

/** The first of these findings, for the page `here`. `href` lists all. */
export function findingNotice(findings: readonly Finding[], href: string, here: string) {
  const rows = findings.slice(0, mostRows).map((finding) => {
    const { fix, ...row } = findingRow(finding);
    const isHere = fix && 'href' in fix && fix.href === here;
    return { ...row, network: undefined, fix: isHere ? undefined : fix };
  });
  return { rows, count: findings.length, href };
}

/** Includes the findings about members of the network. */
export function networkNotice(netid: string, findings: readonly Finding[]): FindingNoticeView {
  const found = findings.filter(({ networks }) => networks.includes(netid));
  return findingNotice(found, paths.findings(netid), paths.network(netid));
}

export type FindingNoticeView = ReturnType<typeof findingNotice>;
