// Stories can replace the console's methods to record its output, so keep the original.
const { info } = window.console;

export function report(line: string): void {
  info(line);
}
