/** Orders of the list; `book`: as the chapters have them. */
export const lessonOrders = ['book', 'newest', 'views'] as const;
export type LessonOrder = (typeof lessonOrders)[number];

/** What a reader wants of the list beside its chapter. */
export interface Wish {
  readonly order: LessonOrder;
  /** Only lessons that have an exercise among their materials. */
  readonly withExercise: boolean;
}

/** What an address says of it: `sort` and `exercise`; anything else is the usual. */
export const wishOf = (query: URLSearchParams): Wish => ({
  order: lessonOrders.find((order) => order === query.get('sort')) ?? 'book',
  withExercise: query.get('exercise') === '1',
});

/** The same as queries of an address; what is usual is not said. */
export const queryOf = ({ order, withExercise }: Wish) => ({
  sort: order === 'book' ? null : order,
  exercise: withExercise ? 1 : null,
});
