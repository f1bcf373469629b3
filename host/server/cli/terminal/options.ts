/** The value after `--name`; undefined where it does not stand. Throws one sentence where nothing follows. */
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
