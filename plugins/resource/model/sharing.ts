import { bankSources } from 'edutech/core/common/teaching/sources';

/** Who sees a resource: its owner 1, the owner's school 2, everybody 3 (teaching.md section 3). */
export const visibilities = bankSources;
export type Visibility = (typeof visibilities)[keyof typeof visibilities];

/** How far somebody may ask for a resource to be shared. */
export type Shared = Exclude<Visibility, typeof visibilities.personal>;

/** What a reviewer looks at (screens.md F4): each is ticked before a resource passes. */
export const checks = ['political', 'scientific', 'norms', 'copyright', 'metadata'] as const;
export type Check = (typeof checks)[number];

/** The state of a review. */
export const reviewStates = ['waiting', 'passed', 'returned', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Where a comment is meant: the whole, a page of a document, a second of a film or a recording. */
export const anchors = ['whole', 'page', 'second'] as const;
export type Anchor = (typeof anchors)[number];
