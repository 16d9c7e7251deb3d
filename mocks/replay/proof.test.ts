import { describe, expect, it } from 'vitest';
import { unmatched } from '../recorded/unmatched.ts';
import { ownRecording } from './exchange.ts';
import { isRecordedLine } from './logLines.ts';
import { replay } from './proof.ts';

const editions = ['community', 'enterprise'] as const;
const isReal = isRecordedLine(editions.map(ownRecording));

describe.each(editions)('the %s edition', (edition) => {
  const recording = ownRecording(edition);
  const reasons = unmatched[edition];
  const names = new Set(recording.exchanges.map(({ name }) => name));

  it('has steps before recorded exchanges only', () => {
    expect(Object.keys(recording.state).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(recording.exchanges.filter(({ name }) => !(name in reasons)))(
    'answers $name as the real server did',
    async (exchange) => {
      const { differences, compared, logged } = await replay(exchange, [recording]);
      expect(differences).toEqual([]);
      expect(compared).toBeGreaterThan(0);
      expect(logged.filter((line) => !isReal(line))).toEqual([]);
    },
  );

  it.each(recording.exchanges.filter(({ name }) => name in reasons))(
    'still cannot answer $name alike',
    async (exchange) => {
      expect((await replay(exchange, [recording])).differences).not.toEqual([]);
    },
  );
});
