export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
