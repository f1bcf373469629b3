export const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;
export const editors = { ...readers, action: 'edit' } as const;
export const reviewers = { permission: '{{id}}_review' } as const;

/** What a reviewer looks at; each is ticked before a thing passes. */
export const checks = ['content', 'chapter', 'copyright'] as const;
export type Check = (typeof checks)[number];
