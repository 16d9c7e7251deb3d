import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeFileName } from './fileName.ts';

it.each([
  ['phone-1.conf', 'phone-1.conf'],
  ['Mira’s nodes (blue).csv', 'Mira’s nodes (blue).csv'],
  ['Grüße.csv', 'Grüße.csv'],
  ['nodes-prod-eu.csv', 'nodes-prod-eu.csv'],
  ['../../etc/passwd.conf', '__.._etc_passwd.conf'],
  ['a\\b:c*d?.conf', 'a_b_c_d_.conf'],
  ['%2e%2e%2fx.conf', '%2e%2e%2fx.conf'],
  ['.ssh.conf', '_ssh.conf'],
  ['..conf', '_.conf'],
  ['trailing. .conf', 'trailing_.conf'],
  ['line\nbreak\u0000.conf', 'line_break_.conf'],
  ['fdp\u202eexe.conf', 'fdp_exe.conf'],
  ['CON.conf', '_CON.conf'],
  ['nul.conf', '_nul.conf'],
  ['com1.backup.conf', '_com1.backup.conf'],
  ['console.conf', 'console.conf'],
  ['half \ud800.conf', 'half _.conf'],
  ['.conf', '_.conf'],
  ['', '_'],
])('%o is saved as %o', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('keeps the extension of a very long name', () => {
  expect(safeFileName(`${'x'.repeat(10_000)}.conf`)).toBe(`${'x'.repeat(200)}.conf`);
  expect(new TextEncoder().encode(safeFileName(`${'ü'.repeat(10_000)}.conf`)).length).toBeLessThan(255);
});

/** Includes lone surrogates and control characters. fast-check’s `binary` takes most of a second to set up. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

it('turns any text into a safe file name', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (text) => {
      const safe = safeFileName(`${text}.conf`);
      expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
      expect(safe).not.toMatch(/^\.|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      expect(safe.endsWith('.conf')).toBe(true);
    }),
  );
});
