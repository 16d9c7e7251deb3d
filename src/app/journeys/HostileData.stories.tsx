import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, fn, screen } from 'storybook/test';
import { hostileCall, hostileTexts } from '../../../mocks/fixtures/hostileText.ts';
import { account } from '../../../mocks/scenarios/accounts.ts';
import { makeHostile } from '../../../mocks/scenarios/hostileWorld.ts';
import type { World } from '../../../mocks/world/state.ts';
import { paths, routePatterns } from '../../domain/paths.ts';
import { worldOf } from '../testing/worldOf.ts';
import { address, goTo, Journey, server, setTheStage } from './stage.tsx';

const scenario = 'enterprise';
const ran = fn();
const printed: string[] = [];

/** All of the texts stand on one page: that of a node, whose list of addresses is shown whole. */
function prepare(world: World): void {
  makeHostile(world);
  for (const node of world.nodes.values()) node.allowedips = [...hostileTexts];
}

/** The same texts are put before the same names each time. */
function administratorOf(world: World): string {
  prepare(world);
  return [...world.users.values()].find(({ isadmin }) => isadmin)?.username ?? '';
}

/** What a text that became a program would call, and what could give a secret away. */
function watchThePage(): () => void {
  ran.mockClear();
  printed.length = 0;
  const called = ['alert', 'confirm', 'prompt', 'print', hostileCall].map((name) =>
    replace(window, name, ran),
  );
  const print = (...said: unknown[]) => void printed.push(said.map(String).join(' '));
  const console = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
    replace(globalThis.console, name, print),
  );
  return () => [...called, ...console].forEach((putBack) => putBack());
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before: unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, value);
  return () => void Reflect.set(owner, name, before);
}

const meta = {
  title: 'App/Journeys/Hostile data',
  component: Journey,
  beforeEach: [setTheStage, watchThePage],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario, prepare, as: administratorOf(worldOf(scenario)) },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every address of the console, with names of the world in it. */
function everyAddress(): readonly string[] {
  const { networks, nodes, extClients, users } = server();
  const client = [...extClients.values()][0];
  const netid = client?.network ?? '';
  const params = {
    netid,
    nodeId:
      [...nodes.values()].find(({ network, isserver }) => network === netid && isserver === 'no')?.id ?? '',
    keyName: networks.get(netid)?.accesskeys?.[0]?.name ?? '',
    clientId: client?.clientid ?? '',
    username: [...users.keys()].at(-1) ?? '',
  };
  return Object.entries(routePatterns)
    .filter(([name]) => name !== 'login' && !/userArea./i.test(name))
    .map(([, pattern]) => `${generatePath<string>(pattern, params)}?rowsPerPage=250`);
}

/** What only markup makes: elements that load or run something, attributes that hold a program. */
function programs(): readonly string[] {
  const elements = [
    ...document.querySelectorAll(
      'iframe, object, embed, base, script:not([src]), svg script, marquee, math, audio, video',
    ),
  ].filter((element) => !atTheStart.has(element));
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|action|formaction|data|srcdoc)$/.test(name) && /^\s*(javascript|data):/i.test(value)),
    ),
  );
  return [
    ...elements.map(({ outerHTML }) => outerHTML),
    ...attributes.map(({ name, value }) => `${name}=${value}`),
  ];
}
let atTheStart: ReadonlySet<Element> = new Set();

/** Everything that a person, or who looks over the shoulder, could read. */
function everythingToBeSeen(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  return [
    document.documentElement.outerHTML,
    ...fields,
    document.title,
    address(),
    location.href,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    ...printed,
  ].join('\n');
}

const mainText = () => document.querySelector('#main')?.textContent ?? '';
const lostText = 'You have lost your way';

/** Not `waitFor`, which writes down every look at a page of thousands of words. Answers whether it came to be. */
async function until(isSo: () => boolean, milliseconds = 8_000): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}

/** What stands on the page, and in a dialog over it. */
function pageText(): string {
  const dialogs = [...document.querySelectorAll('[role=dialog]')].map(({ textContent }) => textContent);
  return [document.title, mainText(), ...dialogs].join('\n');
}

/** The text of a page. The one before it stays until it is loaded, and may look just like it. */
async function pageAt(at: string): Promise<string> {
  const before = pageText();
  await goTo(at);
  await until(() => pageText() !== before, 1_000);
  await until(() => mainText().includes(hostileCall) || at.startsWith(paths.createNetwork()));
  return pageText();
}

export const NoTextIsAProgramAndNoSecretIsSeenOnAnyPage: Story = {
  play: async () => {
    atTheStart = new Set(document.querySelectorAll('iframe, script, base'));
    await screen.findByRole('heading', { name: 'Dashboard' });
    const shown = new Set<string>();
    const wrong: string[] = [];
    for (const at of everyAddress()) {
      const text = await pageAt(at);
      for (const one of hostileTexts) if (text.includes(one)) shown.add(one);
      wrong.push(...programs().map((program) => `${at}: ${program}`));
      if (everythingToBeSeen().includes('SENTINEL')) wrong.push(`${at}: a secret`);
    }
    await expect(wrong).toEqual([]);
    await expect(ran).not.toHaveBeenCalled();
    await expect(shown.size).toBe(150);
  },
};

export const ARefusalIsATextInAToast: Story = {
  args: { at: '/users' },
  play: async ({ userEvent }) => {
    const message = hostileTexts.find((text) => text.includes('<img src=x')) ?? '';
    server().faults.add('DELETE /users/*', { kind: 'status', status: 500, message });
    const [remove] = await screen.findAllByRole('button', { name: /^Delete / });
    if (!remove) throw new Error('Nobody can be deleted');
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    await expect(await screen.findByText((text) => text.includes(message))).toBeVisible();
    await expect(programs()).toEqual([]);
    await expect(ran).not.toHaveBeenCalled();
  },
};

const endless = 'x'.repeat(200_000);

/** The names that stand in many places at once. */
function makeEndless({ nodes, users, dns, extClients, logs }: World): void {
  for (const node of nodes.values()) Object.assign(node, { name: endless, os: endless, endpoint: endless });
  for (const client of extClients.values()) client.description = endless;
  for (const entry of dns) entry.name = endless;
  for (const line of logs.slice(0, 20)) line.text = endless;
  users.set(endless, { ...account('long'), username: endless });
}

export const TextsWithoutEndBreakNoPage: Story = {
  args: { prepare: makeEndless, as: 'admin', at: '/nowhere' },
  play: async () => {
    const pages = [
      '/nodes',
      '/nodes/meshnet',
      '/dns/meshnet',
      '/ext-clients/meshnet',
      '/users',
      '/logs',
      '/metrics/meshnet',
    ];
    await until(() => mainText().includes(lostText));
    for (const at of pages) {
      await goTo(at);
      await expect(await until(() => mainText().length > 200_000), at).toBe(true);
      await expect(document.documentElement.scrollWidth, at).toBeLessThanOrEqual(window.innerWidth);
    }
    await goTo('/nowhere');
    await until(() => mainText().includes(lostText));
  },
};
