/** What is written on a sheet besides its zones. */
export interface SheetWords {
  /** 答题卡, below the title. */
  readonly kind: string;
  /** School, class, name, seat. */
  readonly fields: readonly string[];
  readonly label: string;
  readonly labelNote: string;
  readonly number: string;
  readonly absence: string;
  readonly absenceNote: string;
  readonly notesTitle: string;
  readonly notes: readonly string[];
  readonly right: string;
  readonly wrong: string;
  readonly chosen: string;
  page(number: number, of: number): string;
  points(points: number): string;
  squares(count: number): string;
}
