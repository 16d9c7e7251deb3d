import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { markedParts } from '../../../domain/log/logSearch.ts';
import { logRow } from './logRow.ts';
import * as css from './LogsScreen.css.ts';

type LogLineRowProps = {
  line: LogLine;
  usernames: ReadonlySet<string>;
  search: string;
  isWrapping: boolean;
  /** As the server wrote it, not taken apart. */
  isRaw: boolean;
};

/** When, from whom, what; in the words of the server. */
export function LogLineRow({ line, usernames, search, isWrapping, isRaw }: LogLineRowProps) {
  if (isRaw) return <Marked text={line.raw} search={search} />;
  const { time, isError, source, actor, text, repeated } = logRow(line, usernames);
  return (
    <div className={css.row} data-single={!isWrapping || undefined}>
      <span className={css.time}>
        <Marked text={time} search={search} />
      </span>
      <span className={css.source} data-error={isError || undefined}>
        {isError && <ToneGlyph tone="error" />}
        {source}
      </span>
      <span className={css.text} data-error={isError || undefined}>
        {actor !== '' && (
          <strong className={css.actor}>
            <Marked text={actor} search={search} />
          </strong>
        )}
        <Marked text={text} search={search} />
        {repeated !== '' && ` ${repeated}`}
      </span>
    </div>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
