// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { calls } from '../../../api/testing/everyCall.ts';
import { changes } from './changes/everyChange.ts';
import { reads } from './reads.ts';

/** Struck one by one in `entering.test.ts`. */
const entering = [
  'POST /users/adm/authenticate',
  'GET /users/adm/hasadmin',
  'GET /extclients/{netid}/{clientid}/file',
];

const line = (call: string) => call.replaceAll(/\{\w*\}/g, '{}');
const struck = new Set(
  [
    ...entering,
    ...reads.map(({ call }) => call),
    ...changes.flatMap(({ call, reads: before = [] }) => [call, ...before]),
  ].map(line),
);

it.each(calls.map((call) => [call.name, line(call.line)]))('%s is struck by faults: %s', (_, call) => {
  expect(struck).toContain(call);
});
