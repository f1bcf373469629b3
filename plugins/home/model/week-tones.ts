/** What a thing of the week is: planned, until then, gone wrong, or done. */
export const weekTones = ['plan', 'due', 'late', 'done'] as const;
