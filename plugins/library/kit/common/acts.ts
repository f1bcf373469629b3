/** Acts of owners on their things that the audit log records where others see them. */
export const keptActs = ['remove', 'restore', 'withdraw'] as const;
export type KeptAct = (typeof keptActs)[number];

/** Acts of reviewers. */
export const reviewActs = ['pass', 'return', 'takeDown'] as const;
export type ReviewAct = (typeof reviewActs)[number];
