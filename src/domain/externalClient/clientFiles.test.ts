import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../mocks/fixtures/hostileTexts.ts';
import { clientFiles, clientFilesOf, withBracketedEndpoint } from './clientFiles.ts';
import { clientKey } from './externalClient.ts';

const on = (network: string, ...ids: readonly string[]) => ids.map((clientId) => ({ network, clientId }));
const configNames = (clients: ReturnType<typeof on>) => {
  const files = clientFiles(clients);
  return clients.map((client) => files.get(clientKey(client))?.config);
};

describe('file names', () => {
  it.each([
    ['phone-1', 'phone-1'],
    ['Mira_2=a+b.c', 'Mira_2=a+b.c'],
    ['a'.repeat(15), 'a'.repeat(15)],
    ['-phone-', '-phone-'],
    ['Anna Meier Laptop', 'Anna-Meier-Lapt'],
    ['Anna Meier Bob’s', 'Anna-Meier-Bob'],
    ['100%', '100'],
    ['Éric Dubois', 'Eric-Dubois'],
    ['E\u0301ric', 'Eric'],
    ['Büro Ⅳ', 'Buro-IV'],
    ['ｐｈｏｎｅ', 'phone'],
    ['Mira’s  phone (blue)', 'Mira-s-phone-bl'],
    ['x'.repeat(40), 'x'.repeat(15)],
    [`${'x'.repeat(14)}. phone`, 'x'.repeat(14)],
    ['电话', 'client-106ilu'],
    ['电话 2', '2'],
    ['📱', 'client-ulvp0i'],
    ['.ssh', 'ssh'],
    ['phone.', 'phone'],
    ['CON', '_CON'],
    ['con!', '_con'],
    ['com1.backup.2024', '_com1.backup.20'],
    ['console', 'console'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('turn the id %o into %o', (clientId, name) => {
    expect(clientFilesOf({ network: 'office', clientId }, [])).toEqual({
      config: `${name}.conf`,
      image: `${name}.png`,
    });
  });

  it.each<[string, ReturnType<typeof on>, readonly string[]]>([
    ['two ids become equal', on('a', 'my phone', 'my/phone'), ['my-phone', 'my-phone-2']],
    [
      'long ids are cut to the same name',
      on('a', 'x'.repeat(16), 'x'.repeat(17)),
      ['x'.repeat(15), `${'x'.repeat(13)}-2`],
    ],
    ['an accepted id is later in the list', on('a', 'my phone', 'my-phone'), ['my-phone-2', 'my-phone']],
    ['an accepted id ends in a number', on('a', 'b c', 'b-c', 'b-c-2'), ['b-c-3', 'b-c', 'b-c-2']],
    ['ids differ only by case', on('a', 'phone', 'Phone', 'PHONE'), ['phone-3', 'Phone-2', 'PHONE']],
    [
      'a numbered name differs only by case',
      on('a', 'Phone', 'phone', 'PHONE-2'),
      ['Phone', 'phone-3', 'PHONE-2'],
    ],
    ['two networks have the id', [...on('b', 'phone'), ...on('a', 'phone')], ['phone-2', 'phone']],
  ])('are unique if %s', (_, clients, names) => {
    const expected = names.map((name) => `${name}.conf`);
    expect(configNames(clients)).toEqual(expected);
    expect(configNames(clients.toReversed())).toEqual(expected.toReversed());
  });

  it('stay the same without Latin letters when other clients come and go', () => {
    const [phone, laptop] = on('a', '手机', '电脑');
    if (!phone || !laptop) throw new Error('Two clients are needed');
    const names = configNames([phone, laptop]);
    expect(new Set(names).size).toBe(2);
    expect(names[1]).toMatch(/^client-\w{6}\.conf$/);
    expect(configNames([laptop])).toEqual([names[1]]);
  });

  it('keep room for two and three digits', () => {
    const names = configNames(
      on('a', ...Array.from({ length: 120 }, (_, index) => `${'x'.repeat(15)} ${index}`)),
    );
    expect(names).toContain(`${'x'.repeat(12)}-10.conf`);
    expect(names).toContain(`${'x'.repeat(11)}-120.conf`);
  });

  it('are unique and accepted by WireGuard apps for any ids', () => {
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostileTexts, 'a', 'A', 'a b', 'a-b', 'con', 'con!'),
    );
    const client = fc.record({ network: fc.constantFrom('a', 'b'), clientId: id });
    fc.assert(
      fc.property(fc.uniqueArray(client, { selector: clientKey }), (clients) => {
        const stems = configNames(clients).map((name) => name?.replace(/\.conf$/, '') ?? '');
        for (const stem of stems) expect(stem).toMatch(/^(?!\.)[a-zA-Z0-9_=+.-]{1,15}(?<!\.)$/);
        for (const stem of stems) expect(stem).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(new Set(stems.map((stem) => stem.toLowerCase())).size).toBe(clients.length);
      }),
    );
  });
});

describe('withBracketedEndpoint', () => {
  const config = (endpoint: string, end = '\n') =>
    [
      '[Interface]',
      'Address = fd00::9/128',
      'DNS = fd00::53',
      '',
      '[Peer]',
      'AllowedIPs = fd00::/64',
      endpoint,
      '',
    ].join(end);

  it.each([
    ['Endpoint = 2001:db8::7:51821', 'Endpoint = [2001:db8::7]:51821'],
    [
      'Endpoint = 2001:db8:1234:5678:9abc:def0:1234:5678:51821',
      'Endpoint = [2001:db8:1234:5678:9abc:def0:1234:5678]:51821',
    ],
    ['Endpoint = ::1:51821', 'Endpoint = [::1]:51821'],
    ['Endpoint = ::ffff:192.0.2.7:51821', 'Endpoint = [::ffff:192.0.2.7]:51821'],
    ['endpoint=2001:DB8::7:1', 'endpoint=[2001:DB8::7]:1'],
    [' Endpoint =  2001:db8::7:51821  ', ' Endpoint =  [2001:db8::7]:51821  '],
    ['Endpoint = [2001:db8::7]:51821', 'Endpoint = [2001:db8::7]:51821'],
    ['Endpoint = 192.0.2.7:51821', 'Endpoint = 192.0.2.7:51821'],
    ['Endpoint = vpn.example.com:51821', 'Endpoint = vpn.example.com:51821'],
    ['Endpoint = :51821', 'Endpoint = :51821'],
    ['Endpoint = not:an:address:51821', 'Endpoint = not:an:address:51821'],
  ])('changes only the line %o, to %o', (sent, expected) => {
    expect(withBracketedEndpoint(config(sent))).toBe(config(expected));
    expect(withBracketedEndpoint(config(sent, '\r\n'))).toBe(config(expected, '\r\n'));
  });

  it('leaves addresses and comments alone', () => {
    const text = 'Address = 2001:db8::7:51821\n# Endpoint = 2001:db8::7:51821\n';
    expect(withBracketedEndpoint(text)).toBe(text);
  });
});
