/** What is printed of words: sheets to write on, the same with the words, flash cards. */
export const printLayouts = ['dictation', 'answers', 'cards'] as const;
export type PrintLayout = (typeof printLayouts)[number];
