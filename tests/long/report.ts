/** What a long run found, line by line, also when it passes: its seed, how long it took and how much it did. */
export function report(title: string, facts: Readonly<Record<string, string | number>>): void {
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  const lines = Object.entries(facts).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  process.stderr.write(`\n${title}\n${lines.join('\n')}\n`);
}

/** `754 s`. */
export const secondsSince = (began: number) => `${Math.round((Date.now() - began) / 1000)} s`;

/** What chance of a run is made from: EDUTECH_SEED, to see the choices of an earlier one again, or a new one. */
export const seedOfRun = (): string => process.env['EDUTECH_SEED'] || Math.random().toString(36).slice(2, 10);
