export type LogLine = {
  /** Unix seconds of the last time it was written. */
  at: number;
  text: string;
  /** The same text since the log was last read is one line with a count. */
  count: number;
  /** Read before: a new line of the same text stands by itself. */
  flushed: boolean;
};
