// Stories can replace the console's methods to record its output, so keep the original.
const { info } = window.console;

/** Prints a journey's result. */
export function report(line: string): void {
  info(line);
}
