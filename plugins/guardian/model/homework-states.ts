/** How a child stands with a piece of homework, in a word. */
export const homeworkStates = ['waiting', 'doing', 'submitted', 'marked', 'returned', 'missed'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

/** Nothing more is to be done for it. */
export const isDone = (state: HomeworkState): boolean => state === 'submitted' || state === 'marked';
