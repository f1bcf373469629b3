import type { PaperAnswers } from 'edutech/plugins/questions/api';

/** What is printed of a paper: for students, for teachers, answers only, the two-way table. */
export const printKinds = ['student', 'teacher', 'answers', 'table'] as const;
export type PrintKind = (typeof printKinds)[number];

/** Where answers stand in it. */
export const answersIn = {
  student: 'none',
  teacher: 'beneath',
  answers: 'only',
} as const satisfies Record<Exclude<PrintKind, 'table'>, PaperAnswers>;
