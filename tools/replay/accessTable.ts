import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHandlers } from '../../mocks/handlers/makeHandlers.ts';
import { communitySeed, enterpriseSeed } from '../../mocks/scenarios/recordedSeed.ts';
import type { Edition } from '../../mocks/world/state.ts';
import { createWorld } from '../../mocks/world/world.ts';
import { textOf } from './answers.ts';
import { Identities } from './identities.ts';
import { Replayer } from './replayer.ts';

/** One call with the status and, for errors, the Message, by kind of caller. */
export type AccessRow = {
  readonly method: string;
  readonly path: string;
  readonly bodyText?: string;
  readonly answers: Readonly<Record<string, readonly [status: number, message?: string]>>;
};

export type AccessTable = { readonly edition: Edition; readonly rows: readonly AccessRow[] };

export function ownAccess(edition: Edition): AccessTable {
  const file = new URL(`../../mocks/recorded/${edition}/access.json`, import.meta.url);
  return { edition, rows: JSON.parse(readFileSync(file, 'utf8')) };
}

export function accessIn(folder: string): AccessTable[] {
  const file = join(folder, 'auth-matrix.json');
  if (!existsSync(file)) return [];
  const { edition, rows }: Matrix = JSON.parse(readFileSync(file, 'utf8'));
  return [{ edition: edition === 'ee' ? 'enterprise' : 'community', rows: rows.map(rowOf) }];
}

type Matrix = {
  readonly edition: 'ce' | 'ee';
  readonly rows: readonly {
    readonly call: string;
    readonly body?: string;
    readonly results: AccessRow['answers'];
  }[];
};

function rowOf({ call, body, results }: Matrix['rows'][number]): AccessRow {
  const [method = '', path = ''] = call.split(/ (.*)/);
  const answers = Object.entries(results).map(([caller, answer]) => [callerNamed(caller), answer] as const);
  return {
    method,
    path,
    ...(body !== undefined && { bodyText: body }),
    answers: Object.fromEntries(answers),
  };
}

const kinds: Readonly<Record<string, string>> = {
  'no Authorization header': 'nobody',
  'Bearer without a token': 'emptyBearer',
  'garbage token': 'garbage',
  'token with a wrong signature': 'wronglySigned',
  'expired token of an admin': 'expired',
  'master key': 'masterKey',
  'level 0 on meshnet': 'lvl0-admin',
  'level 1 on meshnet': 'lvl1-node',
  'level 2 on meshnet': 'lvl2-client',
  'level 3 on meshnet': 'lvl3-none',
};

/** Parses `normal user without networks (carol)` and `alice (level 0 on meshnet)`. */
function callerNamed(kind: string): string {
  return kinds[kind] ?? /^normal user.*\((\w+)/.exec(kind)?.[1] ?? kind.split(' ')[0] ?? kind;
}

const unknownNode = '00000000-0000-4000-8000-000000000000';

export async function accessDifferences(edition: Edition, row: AccessRow): Promise<string[]> {
  const lines: string[] = [];
  for (const [caller, expected] of Object.entries(row.answers)) {
    const world = createWorld(edition === 'community' ? communitySeed(Date.now) : enterpriseSeed(Date.now));
    const [node] = [...world.nodes.values()].filter(({ name }) => name === 'leaf-a');
    const path = row.path.replace('{node}', node?.id ?? '').replace('{unknown node}', unknownNode);
    const replayer = new Replayer(world, makeHandlers(world, { over: 'http' }));
    const call = { ...row, path, ...(caller !== 'nobody' && { as: caller }) };
    const answer = await replayer.send(call, new Identities());
    const text = textOf(answer);
    const isRefusal = text.startsWith('{"Code"') && answer.status !== 200;
    const given = isRefusal ? [answer.status, JSON.parse(text).Message] : [answer.status];
    if (JSON.stringify(given) !== JSON.stringify(expected)) {
      lines.push(
        `${row.method} ${row.path} as ${caller}: ${given.join(' ')}, recorded ${expected.join(' ')}`,
      );
    }
  }
  return lines;
}
