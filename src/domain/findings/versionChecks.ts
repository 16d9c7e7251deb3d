import { groupBy } from '../groupBy.ts';
import { isOlderVersion } from '../node/node.ts';
import { consoleVersion } from '../server/version.ts';
import { type Check, nodeNames, nodeCheck, type RecordScope, type ServerSource } from './check.ts';
import { viewNode, viewNodes } from './fixes.ts';

export const version = nodeCheck<RecordScope>({
  kind: 'version',
  severity: 'tidyUp',
  title: 'Node and server versions differ',
  why: 'Nodes and servers of different versions may not work together.',
  advice: 'Install the netclient version that matches the server.',
  where: (node, { serverVersion }) =>
    !node.isPending && versionDifference(node.version, serverVersion) !== undefined,
  found: (node, { serverVersion }) => ({
    text: `runs ${node.version}, ${versionDifference(node.version, serverVersion)} than the server`,
    facts: [
      { label: 'Node', value: node.version },
      { label: 'Server', value: serverVersion },
    ],
    fix: viewNode(node),
  }),
  foundAtMany: (nodes, { serverVersion }) => ({
    text: 'run a different version from the server',
    facts: [
      ...[...groupBy(nodes, (node) => node.version)].map(([own, group]) => ({
        label: own,
        value: nodeNames(group),
      })),
      { label: 'Server', value: serverVersion },
    ],
    fix: viewNodes(nodes),
  }),
});

function versionDifference(own: string, serverVersion: string): 'older' | 'newer' | undefined {
  if (own === serverVersion) return undefined;
  if (isOlderVersion(own, serverVersion)) return 'older';
  return isOlderVersion(serverVersion, own) ? 'newer' : undefined;
}

export const versionOfConsole: Check<ServerSource> = {
  kind: 'consoleVersion',
  severity: 'risky',
  title: 'Console and server versions differ',
  why: 'This console is built for another version. It may misread fields or lose them when saving.',
  advice: 'Install the console version that matches the server.',
  find: ({ serverVersion }) => {
    const difference = versionDifference(consoleVersion, serverVersion);
    return (
      difference && {
        subjects: [{ kind: 'server' }],
        text: `runs ${serverVersion}, but this console is ${difference}`,
        facts: [
          { label: 'Console', value: consoleVersion },
          { label: 'Server', value: serverVersion },
        ],
      }
    );
  },
};
