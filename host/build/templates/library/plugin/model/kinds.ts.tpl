/** What things are for; lists can be narrowed by it. */
export const kinds = ['reading', 'task', 'project'] as const;
export type Kind = (typeof kinds)[number];

/** What a reviewer looks at; each is ticked before a thing passes. */
export const checks = ['content', 'chapter', 'copyright'] as const;
