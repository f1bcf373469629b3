/** Fields as they came, in clear or opened. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Parameters as they arrived. They are looked up by the names that an endpoint declares and never copied: a caller may send
 * thousands that nobody asked for.
 */
export class Parameters {
  /** What comes first wins. */
  constructor(private readonly sources: readonly Fields[]) {}

  has(name: string): boolean {
    return this.sources.some((source) => Object.hasOwn(source, name));
  }

  get(name: string): unknown {
    return this.sources.find((source) => Object.hasOwn(source, name))?.[name];
  }

  /** These with what was encrypted in them. */
  with(opened: Fields): Parameters {
    return new Parameters([...this.sources, opened]);
  }
}
