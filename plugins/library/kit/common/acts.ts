/** Acts of owners on their things that the audit log records where others see them. */
export const ownerActs = ['remove', 'restore', 'withdraw'] as const;
export type OwnerAct = (typeof ownerActs)[number];

/** Acts of reviewers. */
export const reviewActs = ['pass', 'return', 'takeDown'] as const;
export type ReviewAct = (typeof reviewActs)[number];
