// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { aclSubmission } from '../stores/aclSubmission.ts';
import { newAccessKey } from '../stores/newAccessKey.ts';
import { serve } from '../testing/simulatedServer.ts';
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
let seen = 0;
let places = 0;

beforeEach(() => {
  secrets = new Set();
});

afterAll(() => {
  report(`secrets: ${seen} in replies, none of them in ${places} results and stores`);
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

/** All that is kept in memory and in the browser, as one text. */
function everythingKept(result: unknown): string {
  const kept = [
    result,
    ...reads.map(({ store }) => store),
    newAccessKey,
    aclSubmission,
    toastQueue.snapshot(),
    { ...localStorage },
  ];
  places += kept.length;
  return JSON.stringify(kept, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

function leaked(result: unknown): readonly string[] {
  const kept = everythingKept(result);
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
    expect(leaked(undefined)).toEqual([]);
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
    expect(leaked(result)).toEqual([]);
  });
});
