/** Where a question or a resource belongs (teaching.md section 3). */
export const bankSources = { personal: 1, school: 2, public: 3 } as const;
export type BankSource = (typeof bankSources)[keyof typeof bankSources];

/** Whether a reviewer has let something through. */
export const reviewStates = { unapproved: 1, approved: 2 } as const;
export type ReviewState = (typeof reviewStates)[keyof typeof reviewStates];

/** The source of a textbook: the school's list, an e-book, an online tutorial, or a personal list. */
export const textbookSources = { school: 1, electronic: 2, onlineTutorial: 3, personal: 4 } as const;
export type TextbookSource = (typeof textbookSources)[keyof typeof textbookSources];
