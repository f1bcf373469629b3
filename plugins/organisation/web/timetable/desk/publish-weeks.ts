interface Weeks {
  /** Weeks of the term. */
  readonly weeks: number;
  readonly thisWeek: number;
  /** The weeks from which timetables are published. */
  readonly published: readonly number[];
}

/** Weeks from which the draft can be published: not those that are over, unless it is the first timetable of the term. */
export const weeksToPublish = ({ weeks, thisWeek, published }: Weeks): number[] =>
  Array.from({ length: weeks }, (_, at) => at + 1).filter(
    (week) => week >= thisWeek || (week === 1 && published.length === 0),
  );

/** The weeks of the timetables that one published from a week on would replace. */
export const replacedBy = (fromWeek: number, published: readonly number[]): number[] =>
  published.filter((week) => week >= fromWeek);
