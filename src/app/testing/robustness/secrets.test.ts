// @vitest-environment happy-dom

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { descriptionOf } from '../../shell/crash/CrashPage.tsx';
import { exportNodes } from '../../routes/nodes/NodeListRoute.tsx';
import { aclSubmissions } from '../../stores/drafts/aclEdits.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { nodesStore } from '../../stores/records.ts';
import { catchDownloads, type Download } from '../downloads.ts';
import { serve } from '../simulatedServer.ts';
import { allMutations } from './mutations/allMutations.ts';
import { loadOnce } from './loaded.ts';
import { reads } from './reads.ts';
import { report } from './report.ts';
import { buildWorld, logInAs, flushWork, setupTestApp, settled } from './testApp.ts';

setupTestApp();

/** The recorded response fields that contain secrets. Access keys are excluded because the console shows them. */
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
let printed: string[];
let seen = 0;
let places = 0;

beforeEach(() => {
  secrets = new Set();
  printed = [];
  saved = catchDownloads();
  const print = (...args: unknown[]) => void printed.push(args.map(String).join(' '));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(print);
  }
});

afterAll(() => {
  report(
    `secrets: ${seen} in responses, none of them in ${places} results, stores, files, reports and consoles`,
  );
});

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

async function filesSaved(): Promise<readonly string[]> {
  return Promise.all(saved.map(async ({ name, content }) => `${name}\n${await content.text()}`));
}

/** Serializes everything that the console keeps in memory or in the browser, exports or prints. */
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
    aclSubmissions,
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

describe('secrets in responses', () => {
  it('are in no store after loading everything', async () => {
    logInAs(plantSecrets(buildWorld()));
    collectSecrets();
    for (const { load } of reads) await load();
    await settled(loadOnce());
    await flushWork();
    expect(secrets.size).toBeGreaterThan(80);
    expect(await leaked(undefined)).toEqual([]);
    expect((await filesSaved()).join()).toContain('gw-egress');
  });

  it('are in no error report, even if the error quotes an unreadable response', async () => {
    logInAs(plantSecrets(buildWorld()));
    collectSecrets();
    for (const { load } of reads) await load();
    await flushWork();
    const planted = [...secrets].filter((secret) => secret.startsWith('SENTINEL'));
    expect(planted.length).toBeGreaterThan(80);
    const errors = planted.map(thrownOver);
    expect(errors.filter((error) => !String(error).includes('SENTINEL'))).toEqual([]);
    const described = errors.map((error) => descriptionOf({ error, componentStack: '' }));
    expect(JSON.stringify(described)).not.toContain('SENTINEL');
    expect(JSON.stringify(described)).toContain('SyntaxError');
  });

  it.each(allMutations)('are not kept after: $name', async ({ run, prepare, scenario, isPublic }) => {
    const world = plantSecrets(buildWorld(scenario));
    prepare?.(world);
    if (isPublic) serve(world);
    else {
      logInAs(world);
      await settled(loadOnce());
    }
    collectSecrets();
    const result = await settled(run());
    await flushWork();
    expect(await leaked(result)).toEqual([]);
  });
});

/** Returns the error of the JSON parser, which quotes the text. */
function thrownOver(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
