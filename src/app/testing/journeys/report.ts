/** As it is before a story notes what the page prints. */
const { info } = window.console;

/** Prints what a journey has proven. */
export function report(line: string): void {
  info(line);
}
