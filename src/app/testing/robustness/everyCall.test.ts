// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { calls } from '../../../api/testing/everyCall.ts';
import { allMutations } from './mutations/allMutations.ts';
import { reads } from './reads.ts';

/** Tested in `loginAndDownloads.test.ts`. */
const entering = [
  'POST /users/adm/authenticate',
  'GET /users/adm/hasadmin',
  'GET /extclients/{netid}/{clientid}/file',
];

/** Only an undo reads it, see `flows/users/access.test.ts`. */
const undoing = ['GET /networkusers/{networkid}/{userid}'];

const line = (call: string) => call.replaceAll(/\{\w*\}/g, '{}');
const tested = new Set(
  [
    ...entering,
    ...undoing,
    ...reads.map(({ call }) => call),
    ...allMutations.flatMap(({ call, reads: before = [] }) => [call, ...before]),
  ].map(line),
);

it.each(calls.map((call) => [call.name, line(call.line)]))('%s is tested with faults: %s', (_, call) => {
  expect(tested).toContain(call);
});
