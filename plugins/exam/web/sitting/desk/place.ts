/** Where one is on the sheet, and how one goes on. */
export interface Place {
  readonly index: number;
  readonly count: number;
  go(itemId: string): void;
  step(by: number): void;
}
