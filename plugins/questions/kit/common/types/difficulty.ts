/** Difficulty of a question; `all` is for filters only (teaching.md section 3). */
export const difficulties = { all: 0, beginner: 1, easy: 2, medium: 3, harder: 4, veryHard: 5 } as const;

export type DifficultyName = keyof typeof difficulties;
export type Difficulty = (typeof difficulties)[DifficultyName];

/** True for a difficulty that a question can have. */
export const isRated = (difficulty: Difficulty): boolean => difficulty !== difficulties.all;
