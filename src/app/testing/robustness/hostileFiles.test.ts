// @vitest-environment happy-dom

import Papa from 'papaparse';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../mocks/fixtures/hostileTexts.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { clientFilesOf } from '../../../domain/externalClient/clientFiles.ts';
import { parseLog } from '../../../domain/testing/parseLog.ts';
import { logFileName } from '../../../domain/log/logSearch.ts';
import { exportNodes } from '../../routes/nodes/NodeListRoute.tsx';
import { saveFile } from '../../flows/saveFile.ts';
import { catchDownloads, type Download } from '../downloads.ts';
import { maliciousNames } from './maliciousNames.ts';
import { report } from './report.ts';

/** Configuration files are tested with all texts, other files with one text of each class. */
const everyText = [...hostileTexts, ...maliciousNames];
const classes = [
  '',
  '..',
  '../nodes',
  'a\\b',
  'a\0b',
  ' lead and trail ',
  '\u202egpj.exe',
  '\ud800',
  'a'.repeat(10_000),
];

let saved: readonly Download[];
let proven = 0;

beforeEach(() => {
  saved = catchDownloads();
});

afterAll(() => {
  report(`hostile files: ${hostileTexts.length} texts in each cell of a CSV, ${proven} names of files`);
});

describe('a CSV of nodes', () => {
  /** The hostile text is in all columns that contain texts from the server. */
  const nodes = hostileTexts.map((text) =>
    aNode({ name: text, network: text, endpoint: text, version: text, os: text, publicKey: text, id: text }),
  );

  async function exported(): Promise<readonly (readonly string[])[]> {
    await exportNodes(nodes, 'csv', undefined);
    const { data, errors } = Papa.parse<string[]>((await saved[0]?.content.text()) ?? '');
    expect(errors).toEqual([]);
    return data;
  }

  it('has one line per node and one cell per column', async () => {
    const [head = [], ...lines] = await exported();
    expect(lines).toHaveLength(150);
    expect(lines.filter((cells) => cells.length !== head.length)).toEqual([]);
  });

  it('contains all texts unchanged except for escaped formulas', async () => {
    const [head = [], ...lines] = await exported();
    expect(lines.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    for (const column of ['name', 'network', 'endpoint', 'version', 'os', 'publicKey', 'id']) {
      const cells = lines.map((line) => line[head.indexOf(column)]?.replace(/^'(?=[\n=+@-])/, ''));
      expect(cells).toEqual(hostileTexts);
    }
  });
});

const filesCalled = (clientId: string) => clientFilesOf({ network: 'office', clientId }, []);

describe.each<[string, string, (text: string) => Promise<void> | void]>([
  ['configuration of a client', '.conf', (text) => saveFile(filesCalled(text).config, 'text/plain', '')],
  ['QR code of a client', '.png', (text) => saveFile(filesCalled(text).image, 'image/png', '')],
  ['CSV of a network’s nodes', '.csv', (text) => exportNodes([aNode()], 'csv', text)],
  ['JSON of a network’s nodes', '.json', (text) => exportNodes([aNode()], 'json', text)],
  ['log', '.txt', (text) => saveFile(logFileName(parseLog(text)), 'text/plain', '')],
])('the file of the %s', (_, extension, save) => {
  it.each((extension === '.conf' ? everyText : classes).map((text) => [text.slice(0, 60), text]))(
    'has a safe name for %j',
    async (_short, text) => {
      await save(text);
      const { name = '' } = saved[0] ?? {};
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]|^[. ]/u);
      expect(name.endsWith(extension)).toBe(true);
      expect(new TextEncoder().encode(name).length).toBeLessThan(255);
      proven += 1;
    },
  );
});

it('saves the files of a client under the names on its buttons', () => {
  const names = [...hostileTexts, ...maliciousNames].flatMap((text) => Object.values(filesCalled(text)));
  for (const name of names) saveFile(name, 'text/plain', '');
  expect(saved.map(({ name }) => name)).toEqual(names);
});
