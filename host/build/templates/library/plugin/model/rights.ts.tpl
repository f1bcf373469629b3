export const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;
export const editors = { ...readers, action: 'edit' } as const;
export const reviewers = { permission: '{{id}}_review' } as const;
