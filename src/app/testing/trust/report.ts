/** Prints the result of a test file. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
