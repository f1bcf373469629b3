/** Kind of live topic about a plan; the subject is the plan. */
export const planTopic = 'prepare.plan';

/** What the topic tells: a change with its number (and itself, where it is short), or where somebody is. */
export type PlanNews =
  | { readonly kind: 'change'; readonly revision: number; readonly change?: string }
  | { readonly kind: 'beside' }
  | {
      readonly kind: 'place';
      readonly tab: string;
      readonly personId: string;
      readonly name: string;
      readonly place: string | null;
      /** The cursor in that text: a relative position of Yjs, base64. */
      readonly cursor?: string;
    };
