import { anExternalClient } from '../../mocks/fixtures/externalClient.ts';
import { manyNodes } from '../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../mocks/fixtures/network.ts';
import { recordsNow } from '../../mocks/fixtures/recordsNow.ts';
import { aSessionUser } from '../../mocks/fixtures/session.ts';
import { thingMatcher } from '../../src/app/shell/palette/matchThings.ts';
import { findables, type Findable } from '../../src/domain/find/findables.ts';
import { createViewer } from '../../src/domain/session/permissions.ts';
import { findView } from '../../src/screens/find/FindPalette/findView.ts';
import { calm, generatedWorld, median, signIn, timeToShown, withTab, type Figure, type Part } from './tab.ts';

const size = 5000;
const rounds = 5;
const who = createViewer(aSessionUser(), false, []);
const records = recordsNow({ viewer: who });

/** Search texts: a name, an address, a key, words in another order, a typo, and a text without matches. */
const texts = ['ber-db-0421', '10.64.3.17', 'fBcd0x12', '0421 db ber', 'ber-bd-0421', 'zzz nothing'];

/** The search over everything, among 5,000 nodes and as many external clients. */
export const findParts: readonly Part[] = [
  { name: 'find 5000', run: () => Promise.resolve(model()) },
  { name: 'find page 5000', run: page },
];

/** Time of a keystroke without rendering: the slowest key of each text, as the median of several rounds. */
function model(): readonly Figure[] {
  return texts.map((text) => ({
    line: `find among 2 × ${size}: slowest key of “${text}”`,
    unit: 'ms',
    figure: median(Array.from({ length: rounds }, () => slowestKey(text))),
    goal: 50,
  }));
}

function slowestKey(text: string): number {
  // New lists for each text, so that the first keystroke includes the work that is done once per list.
  const things = allThings();
  const view = {
    items: things,
    find: thingMatcher(things),
    recent: [],
    records,
    netid: undefined,
    unread: { loading: [], failed: [] },
  };
  const times = Array.from(text, (_, at) => {
    const start = performance.now();
    findView(view, text.slice(0, at + 1), undefined);
    return performance.now() - start;
  });
  return Math.max(...times);
}

function allThings(): readonly Findable[] {
  const clients = Array.from({ length: size }, (_, at) =>
    anExternalClient({
      clientId: `${at % 2 ? 'phone' : 'laptop'}-${at}`,
      network: 'big',
      address: `10.65.${Math.floor(at / 250)}.${(at % 250) + 1}`,
      publicKey: `fBcd${at}GHijklmnopqrstuvwxyz0123456789ABCDEF=`,
    }),
  );
  const world = { networks: [aNetwork({ netid: 'big' })], dns: [], users: [], groups: [] };
  return findables({ ...world, nodes: manyNodes(size), clients }, who);
}

function page(): Promise<readonly Figure[]> {
  return withTab(generatedWorld(size), async (tab) => {
    await signIn(tab);
    await tab.page.getByRole('button', { name: 'Search or run…' }).click();
    await tab.page.getByRole('combobox', { name: 'Search or run' }).waitFor();
    const times: number[] = [];
    for (const letter of 'ber') {
      await calm(tab.page);
      const shown = { when: 'change', selector: '[role=dialog]' } as const;
      times.push(await timeToShown(tab.page, shown, () => tab.page.keyboard.press(letter)));
    }
    const line = `find among ${size} nodes, page: slowest key`;
    return [{ line, unit: 'ms', figure: Math.max(...times), goal: 50 }];
  });
}
