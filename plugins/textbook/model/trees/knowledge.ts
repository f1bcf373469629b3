import type { Stage } from 'edutech/core/common/teaching/stages';

/** The knowledge points of a subject in a stage: field, topic, point. */
export interface KnowledgeOutline {
  /** Lower-case words and hyphens, never changed: ids are made of it and of the paths of nodes. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
  /** Code of a subject, as `mathematics`. */
  readonly subject: string;
  /** To be read by `parseOutline`. */
  readonly points: string;
}
