import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

function runAs(version: string, script: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawnSync(process.execPath, ['--import', pretend, path], { encoding: 'utf8' });
}

describe('the check of Node’s version', () => {
  it.each([
    ['18.20.8', 'start.mjs'],
    ['18.20.8', 'demo.mjs'],
    ['20.18.3', 'checkNode.mjs'],
    ['21.7.3', 'checkNode.mjs'],
    ['22.12.0', 'checkNode.mjs'],
    ['23.11.1', 'checkNode.mjs'],
  ])('refuses %s in one line of %s', (version, script) => {
    expect(runAs(version, script)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `This needs Node.js 20.19, 22.13, or 24 and later, and you have ${version}. Get it from https://nodejs.org or run "nvm install".\n`,
    });
  });

  it.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0'])('accepts %s', (version) => {
    expect(runAs(version, 'checkNode.mjs')).toMatchObject({ status: 0, stderr: '' });
  });

  it('has the versions of package.json and precedes the tests', () => {
    const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24');
    expect(scripts.test).toMatch(/^node tools\/start\/checkNode\.mjs && /);
  });
});
