/** Columns of tables of places; `places.ts` says which measures they are. */
export const columns = ['teachers', 'students', 'signIns', 'over', 'minutes', 'resources', 'exams'] as const;
