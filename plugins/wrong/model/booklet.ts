/** What a booklet has besides questions: nothing, room to answer, answers after them. */
export const bookletLayouts = ['questions', 'space', 'answers'] as const;
export type BookletLayout = (typeof bookletLayouts)[number];
