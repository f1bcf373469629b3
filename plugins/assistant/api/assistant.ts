import type { Static, TSchema } from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { Reason } from '../model/reasons';

export type { Outcome, Reason } from '../model/reasons';

/** What an area asks, in the name of a person of a school. */
export interface AssistantQuestion {
  readonly schoolId: Id;
  /** Who asks; null: a job does. */
  readonly personId: Id | null;
  /** Plugin id, dot, what for: `marking.suggest`. The log shows it. */
  readonly purpose: string;
  /** What is to be done, written by the area. */
  readonly instructions: string;
  /** What it is to be done with. It is data: whatever it says, the instructions stay the area's. */
  readonly text: string;
  /** Students of whom the text says something: each must be allowed to be analysed by programs and outside. */
  readonly studentIds?: readonly Id[];
  /** Longest answer. Tokens, 1,000 unless said otherwise. */
  readonly mostTokens?: number;
  readonly signal?: AbortSignal;
}

/** The `data` of an {@link Assistant}'s errors, whose keys are `assistant.error.` and the reason. */
export interface AssistantRefusal {
  readonly reason: Reason;
}

/**
 * Asks the chat-completions service that the deployment has connected; off until one is. Both calls throw AppError with
 * {@link AssistantRefusal}, count against the budget of the school, and leave a line in the log without the text. An answer is
 * plain text of a stranger: it is shown as text, and nothing is done because it says so. Never call them within the transaction
 * of a call: they use their own, and an answer takes seconds (`ownTransactions`).
 */
export interface Assistant {
  /** Whether a service is connected and the school has agreed: pages show nothing of it otherwise. */
  isAvailable(schoolId: Id | null): boolean;
  /** The answer as it comes. The service stops when its reader does. */
  stream(question: AssistantQuestion): AsyncIterable<string>;
  /** An answer of a shape. One that does not fit is asked for once more, then refused: `badAnswer`. */
  answer<Schema extends TSchema>(question: AssistantQuestion, schema: Schema): Promise<Static<Schema>>;
}
export const Assistant = token<Assistant>('assistant.Assistant');
