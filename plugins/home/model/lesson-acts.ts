/**
 * What a teacher can do with a lesson: give homework of it, see the submissions of homework that it has, prepare it,
 * see the report of it. In the order of their buttons.
 */
export const lessonActs = ['assign', 'results', 'prepare', 'report'] as const;
export type LessonActName = (typeof lessonActs)[number];
