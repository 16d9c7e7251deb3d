import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { accessChecks, accountChecks } from '../../src/domain/findings/accessChecks.ts';
import { aclChecks } from '../../src/domain/findings/aclChecks.ts';
import { addressChecks, overlapChecks } from '../../src/domain/findings/addressChecks.ts';
import { ageChecks, allSilent } from '../../src/domain/findings/ageChecks.ts';
import { networkChecks, serverChecks } from '../../src/domain/findings/checks.ts';
import { connectivityChecks } from '../../src/domain/findings/connectivityChecks.ts';
import { dnsChecks } from '../../src/domain/findings/dnsChecks.ts';
import { egressChecks } from '../../src/domain/findings/egressChecks.ts';
import { endpointChecks } from '../../src/domain/findings/endpointChecks.ts';
import { type CheckText, severityWords } from '../../src/domain/findings/finding.ts';
import { gatewayChecks } from '../../src/domain/findings/gatewayChecks.ts';
import { linkChecks } from '../../src/domain/findings/linkChecks.ts';
import { measuredChecks } from '../../src/domain/findings/measuredChecks.ts';
import { rejectedChecks } from '../../src/domain/findings/rejectedChecks.ts';
import { versionOfConsole } from '../../src/domain/findings/versionChecks.ts';

const page = fileURLToPath(new URL('../../docs/findings.md', import.meta.url));

const introduction = `# Findings

The console checks networks, nodes, external clients, DNS entries, ACLs and users for faults, and lists what it finds on the page “Findings”. It uses the lists that it loads anyway, loads ACLs at most once in five minutes, tries the server’s built-in key once per session, and uses metrics while a metrics page is open. Users see findings about the networks that they administer, and about their own nodes and clients in others. To see a finding of every kind, run \`npm start -- --scenario misconfigured\`.

This page lists all checks. A finding can be more or less severe than its check. \`npm run docs:findings\` writes the page from the texts of the checks in [src/domain/findings](../src/domain/findings).
`;

const groups: readonly (readonly [title: string, checks: readonly CheckText[]])[] = [
  ['Connectivity', connectivityChecks],
  ['Gateways', gatewayChecks],
  ['Endpoints', endpointChecks],
  ['Rejected by the server', rejectedChecks],
  ['Addresses and ranges', [...overlapChecks, ...addressChecks]],
  ['Egress', egressChecks],
  ['Connections', linkChecks],
  ['ACLs', aclChecks],
  ['Metrics (enterprise edition)', measuredChecks],
  ['Access', [...accessChecks, ...accountChecks]],
  ['Age and versions', [...ageChecks, allSilent, versionOfConsole]],
  ['DNS', dnsChecks],
];

const textOf = ({ title, severity, why, advice }: CheckText) =>
  `### ${title}\n\n**${severityWords[severity]}.** ${why}\n\n_What to do:_ ${advice}\n`;

it('lists every check in docs/findings.md, as `npm run docs:findings` writes it', async () => {
  const listed = groups.flatMap(([, checks]) => checks.map(({ kind }) => kind));
  expect(listed.toSorted()).toEqual([...networkChecks, ...serverChecks].map(({ kind }) => kind).toSorted());
  const text = groups.map(([title, checks]) => `## ${title}\n\n${checks.map(textOf).join('\n')}`).join('\n');
  const options = await resolveConfig(page);
  await expect(
    await format(`${introduction}\n${text}`, { ...options, parser: 'markdown' }),
  ).toMatchFileSnapshot(page);
});

it('explains why a finding matters in 15 words on average', () => {
  const words = groups.flatMap(([, checks]) => checks.map(({ why }) => why.split(' ').length));
  expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThanOrEqual(15);
});
