/**
 * Why nothing is answered: no service is connected; the school or a guardian has not agreed; the budget is spent; the service
 * cannot be reached, or does not take the key; it declines the text; what it says is no answer.
 */
export const reasons = ['off', 'noConsent', 'overBudget', 'unavailable', 'refused', 'badAnswer'] as const;
export type Reason = (typeof reasons)[number];

/** How a request ended: answered, given up by who asked, or one of the reasons. */
export type Outcome = 'answered' | 'stopped' | Reason;
