/** A rule of the house that is broken on purpose, in one place. */
export interface Mutation {
  /** What would no longer hold. */
  readonly rule: string;
  /** Stands exactly once in all sources (without tests), wherever that is: files may move. */
  readonly find: string;
  readonly replace: string;
  /** Parts of paths: some test of these files must fail. */
  readonly tests: readonly string[];
}
