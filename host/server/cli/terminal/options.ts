/** The value after `--name`; undefined without it. Throws one sentence if no value follows. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  if (at < 0) return undefined;
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--')) throw new Error(`--${name} needs a value.`);
  return value;
}

/** A whole number after `--name`, within bounds. */
export function numberOption(
  args: readonly string[],
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  const text = option(args, name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to) {
    throw new Error(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`);
  }
  return value;
}

/** What a command understands: how many words that belong to no option, options with a value, and flags without. */
export interface Understood {
  readonly words: number;
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
}

/** Refuses with one sentence what a command does not understand: half an order must not become another one. */
export function refuseUnknown(args: readonly string[], { words: most, options = [], flags = [] }: Understood): void {
  const known = [...options.map((name) => `--${name} VALUE`), ...flags.map((name) => `--${name}`)];
  const valueAt = (at: number) => options.some((name) => args[at - 1] === `--${name}`);
  const spare = args.filter((arg, at) => !arg.startsWith('-') && !valueAt(at)).slice(most);
  const wild = args.filter((arg) => arg.startsWith('-') && ![...options, ...flags].some((name) => arg === `--${name}`));
  const [first] = [...wild, ...spare];
  if (first !== undefined) {
    throw new Error(`"${first}" is not understood${known.length > 0 ? `; there is ${known.join(', ')}` : ''}.`);
  }
}
