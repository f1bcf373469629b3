// A paper's way: written, reviewed, sealed until its exam, open. A paper for a quiz goes from draft to published at once.

export const paperStates = ['draft', 'audit', 'secret', 'published'] as const;
export type PaperState = (typeof paperStates)[number];

/** Sources as those of questions: personal 1, school 2, public 3 (teaching.md section 3). */
export const paperSources = { personal: 1, school: 2, public: 3 } as const;
export type PaperSource = (typeof paperSources)[keyof typeof paperSources];

/** What happens to a paper, and which state it leads to. */
const ways = {
  submit: { from: ['draft'], to: 'audit' },
  return: { from: ['audit', 'secret'], to: 'draft' },
  seal: { from: ['draft', 'audit'], to: 'secret' },
  publish: { from: ['draft', 'audit', 'secret'], to: 'published' },
  withdraw: { from: ['published'], to: 'draft' },
} as const satisfies Record<string, { from: readonly PaperState[]; to: PaperState }>;
export type PaperAct = keyof typeof ways;

/** The state that an act leads to; null where it is not possible. */
export const stateAfter = (state: PaperState, act: PaperAct): PaperState | null =>
  (ways[act].from as readonly PaperState[]).includes(state) ? ways[act].to : null;

/** Only drafts are changed; what is reviewed, sealed or open stays as it is. */
export const isEditable = (state: PaperState): boolean => state === 'draft';
