import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { Logger } from '../logger';
import type { Texts } from '../texts';
import type { Step } from './exchange';
import type { KeptAnswers } from './kept-answers';
import type { Gate } from './steps/gate';
import type { UploadPlace } from './bodies/read-parameters';

/** What the pipeline is built from. The steps in between are core's; plugins cannot insert into it. */
export interface PipelineParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly texts: Texts;
  readonly uploads: UploadPlace;
  readonly kept: KeptAnswers;
  readonly gate: Gate;
  readonly decrypt: Step;
  readonly session: Step;
  readonly access: Step;
}
