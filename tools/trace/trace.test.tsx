// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths, routePatterns } from '../../src/domain/paths.ts';
import { NodeListRoute } from '../../src/app/routes/nodes/NodeListRoute.tsx';
import { ActionHost } from '../../src/app/shell/ActionHost.tsx';
import { pollNodes } from '../../src/app/stores/records.ts';
import { click, openConsole } from '../../src/app/testing/openConsole.tsx';
import { logInAs } from '../../src/app/testing/enter.ts';
import { openRoute } from '../../src/app/testing/openPage.tsx';
import { worldOf } from '../../src/app/testing/worldOf.ts';
import { trace } from './trace.ts';

/** With the host of the frame that asks before nodes are deleted. */
const List = () => (
  <>
    <NodeListRoute netid={undefined} />
    <ActionHost />
  </>
);

/** Opens the list of 500 nodes, polls once without a change, and finds a node that is listed. */
async function openList() {
  const world = worldOf('thousandNodes', 500);
  await logInAs(world);
  await openRoute(routePatterns.nodes, List, paths.nodes());
  await screen.findByRole('table');
  await pollNodes();
  const node = [...world.nodes.values()].find(({ name }) => screen.queryByText(name) !== null);
  if (!node) throw new Error('The list shows no node');
  return node;
}

/** For `npm run house`, which reads these lines and has the targets. */
function report(what: string, files: readonly string[]): void {
  process.stdout.write(`\ntrace ${JSON.stringify({ what, files })}\n`);
}

it('reports the files that a new name passes from the response to its cell', async () => {
  const node = await openList();
  node.name = `${node.name}-renamed`;
  const cell = 'src/components/Text/Text.tsx';
  const poll = async () => {
    await pollNodes();
    await screen.findByText(node.name);
  };
  const files = await trace([node.name], poll, cell);
  report('name', files);
  expect(files).toContain('src/domain/node/nodeWire.ts');
  expect(files.at(-1)).toBe(cell);
});

it('reports the files that a deletion passes from the menu to the list without the node, in the whole frame', async () => {
  const { world } = await openConsole(paths.nodes(), { scenario: 'thousandNodes' });
  await screen.findByRole('table');
  const node = [...world.nodes.values()].find(({ name }) => screen.queryByText(name) !== null);
  if (!node) throw new Error('The list shows no node');
  const row = screen.getByText(node.name).closest('tr');
  if (!row) throw new Error('The node has no row');
  const remove = async () => {
    await click(within(row).getByRole('button', { name: `More about ${node.name}` }));
    await click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await click(question.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByText(node.name)).toBeNull());
  };
  const files = await trace([node.name, node.id], remove);
  report('delete', files);
  expect(files).toContain('src/api/nodes.ts');
});
