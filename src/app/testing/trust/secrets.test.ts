// @vitest-environment happy-dom

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { descriptionOf } from '../../shell/crash/CrashPage.tsx';
import { exportNodes } from '../../routes/nodes/NodeListRoute.tsx';
import { aclSubmission } from '../../stores/drafts/aclEdits.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { nodesStore } from '../../stores/records.ts';
import { catchDownloads, type Download } from '../downloads.ts';
import { serve } from '../simulatedServer.ts';
import { changes } from './changes/everyChange.ts';
import { loadOnce } from './loaded.ts';
import { reads } from './reads.ts';
import { report } from './report.ts';
import { buildWorld, enter, quiet, setUpStage, settled } from './stage.ts';

setUpStage();

/** The fields of replies that hold secrets, as recorded. Access keys are not among them: they are there to be shown. */
const secretFields: ReadonlySet<string> = new Set([
  'password',
  'privatekey',
  'accesskey',
  'traffickeys',
  'ClientSecret',
  'MasterKey',
  'DNSKey',
  'MQAdminPassword',
  'LicenseValue',
  'SQLConn',
]);

let secrets: Set<string>;
let saved: readonly Download[];
/** What the page said to the browser's console. */
let printed: string[];
let seen = 0;
let places = 0;

beforeEach(() => {
  secrets = new Set();
  printed = [];
  saved = catchDownloads();
  const print = (...said: unknown[]) => void printed.push(said.map(String).join(' '));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(print);
  }
});

afterAll(() => {
  report(
    `secrets: ${seen} in replies, none of them in ${places} results, stores, files, reports and consoles`,
  );
});

/** Gives every record a secret of its own in each field that has one. */
function plantSecrets(world: World): World {
  for (const node of world.nodes.values()) {
    node.password = `SENTINEL-password-of-${node.id}`;
    node.accesskey = `SENTINEL-key-of-${node.id}`;
    node.traffickeys = { mine: `SENTINEL-mine-${node.id}`, server: `SENTINEL-server-${node.id}` };
  }
  for (const client of world.extClients.values()) {
    client.privatekey = `SENTINEL-private-${client.clientid}`;
  }
  world.settings.clientSecret = 'SENTINEL-client-secret';
  return world;
}

/** Every text that is anywhere below a secret field of any reply. */
function collectSecrets(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    const body = await response.clone().text();
    if (/^\s*[[{]/.test(body)) {
      JSON.parse(body, (key, value: unknown) => {
        if (secretFields.has(key)) textsIn(value).forEach((text) => secrets.add(text));
        return value;
      });
    }
    return response;
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The names of the files that were saved, and what is in them. */
async function filesSaved(): Promise<readonly string[]> {
  return Promise.all(saved.map(async ({ name, content }) => `${name}\n${await content.text()}`));
}

/** All that is kept in memory and in the browser, and what leaves them, as one text. */
async function everythingKept(result: unknown): Promise<string> {
  const nodes = valueOf(nodesStore.data) ?? [];
  await exportNodes(nodes, 'csv', undefined);
  await exportNodes(nodes, 'json', undefined);
  const kept = [
    result,
    ...(await filesSaved()),
    printed,
    descriptionOf({ error: new Error('It failed'), componentStack: '' }),
    ...reads.map(({ store }) => store),
    newAccessKey,
    aclSubmission,
    toastQueue.snapshot(),
    { ...localStorage },
    { ...sessionStorage },
  ];
  places += kept.length;
  return JSON.stringify(kept, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

async function leaked(result: unknown): Promise<readonly string[]> {
  const kept = await everythingKept(result);
  seen += secrets.size;
  return [...secrets].filter((secret) => kept.includes(secret));
}

describe('secrets of replies', () => {
  it('are in no store after everything was read', async () => {
    enter(plantSecrets(buildWorld()));
    collectSecrets();
    for (const { load } of reads) await load();
    await settled(loadOnce());
    await quiet();
    expect(secrets.size).toBeGreaterThan(80);
    expect(await leaked(undefined)).toEqual([]);
    expect((await filesSaved()).join()).toContain('gw-egress');
  });

  it('are in no error report, also where the error quotes the reply that it could not read', async () => {
    enter(plantSecrets(buildWorld()));
    collectSecrets();
    for (const { load } of reads) await load();
    await quiet();
    const planted = [...secrets].filter((secret) => secret.startsWith('SENTINEL'));
    expect(planted.length).toBeGreaterThan(80);
    const errors = planted.map(thrownOver);
    expect(errors.filter((error) => !String(error).includes('SENTINEL'))).toEqual([]);
    const described = errors.map((error) => descriptionOf({ error, componentStack: '' }));
    expect(JSON.stringify(described)).not.toContain('SENTINEL');
    expect(JSON.stringify(described)).toContain('SyntaxError');
  });

  it.each(changes)('are nowhere after: $name', async ({ carryOut, prepare, scenario, isPublic }) => {
    const world = plantSecrets(buildWorld(scenario));
    prepare?.(world);
    if (isPublic) serve(world);
    else {
      enter(world);
      await settled(loadOnce());
    }
    collectSecrets();
    const result = await settled(carryOut());
    await quiet();
    expect(await leaked(result)).toEqual([]);
  });
});

/** What an engine throws that finds something other than JSON: it quotes it. */
function thrownOver(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
