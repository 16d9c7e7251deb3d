import { useCallback } from 'react';
import { LineList } from '../../../components/LineList/LineList.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { actorOf } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { markedParts } from '../../../domain/log/logSearch.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { ReadyLogs } from './logsView.ts';
import * as css from './LogsScreen.css.ts';

export type LogDisplay = { readonly isWrapping: boolean; readonly isRaw: boolean };

type LogPanelProps = {
  view: ReadyLogs;
  display: LogDisplay;
  current: number | undefined;
  onStopFollowing: () => void;
};

const ends = { first: 'Newest line', last: 'Oldest line' };

export function LogPanel({ view, display, current, onStopFollowing }: LogPanelProps) {
  const { lines, found, usernames, frame } = view;
  const keyOf = useCallback((index: number) => lines[index]?.number ?? -1, [lines]);
  return (
    <div className={css.panel}>
      <LineList
        label={labels.section.logs}
        count={lines.length}
        keyOf={keyOf}
        renderLine={(index) => {
          const line = lines[index];
          return line && <LogLineRow line={line} usernames={usernames} search={found.search} {...display} />;
        }}
        isWrapping={display.isWrapping}
        current={current}
        followsTop={frame.isFollowing}
        onLeaveTop={onStopFollowing}
        note="Newest first, in server time. The server keeps only today’s log and merges repeated lines."
        ends={ends}
      />
    </div>
  );
}

type LogLineRowProps = {
  line: LogLine;
  usernames: ReadonlySet<string>;
  search: string;
  isWrapping: boolean;
  isRaw: boolean;
};

function LogLineRow({ line, usernames, search, isWrapping, isRaw }: LogLineRowProps) {
  if (isRaw) return <Marked text={line.raw} search={search} />;
  const { time, isError, source, actor, text, repeated } = logRow(line, usernames);
  return (
    <div className={css.row} data-single={!isWrapping || undefined}>
      <span className={css.time}>
        <Marked text={time} search={search} />
      </span>
      <span className={css.source} data-error={isError || undefined}>
        {isError && <ToneGlyph tone="error" word="Error" />}
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

export function logRow(line: LogLine, usernames: ReadonlySet<string>) {
  const isError = line.level === 'error';
  const actor = actorOf(line, usernames) ?? '';
  return {
    /** For example `14:06:31`, in the server's time zone; empty for lines in another format. */
    time: line.timestamp.split(' ')[1] ?? '',
    isError,
    /** The user, or `server` if the line names none; `error` for errors. */
    source: isError ? 'error' : actor || 'server',
    /** User name at the start of the message; empty without one. */
    actor,
    text: line.text.slice(actor.length),
    /** For example `(x12)`, for a line that the server logged several times. */
    repeated: line.count > 1 ? `(x${line.count})` : '',
  };
}
