/** Prints what a file of tests has proven. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
