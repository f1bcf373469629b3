import { join } from 'node:path';
import type { Container } from 'edutech/core/di/container';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { accessStep } from 'edutech/core/server/http/steps/access-steps';
import { Events } from 'edutech/core/server/events/events';
import { KeptAnswers } from 'edutech/core/server/http/kept-answers';
import { gateOf } from 'edutech/core/server/http/steps/gate';
import type { PipelineParts } from 'edutech/core/server/http/pipeline-parts';
import { decryptStep, sessionStep } from 'edutech/core/server/http/steps/security-steps';
import { Logger } from 'edutech/core/server/logger';
import { RequestTokens } from 'edutech/core/server/session/request-token';
import { SealedRequests } from 'edutech/core/server/security/sealed-request';
import { Tickets } from 'edutech/core/server/security/tickets';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import { sharedLimit } from '../workers/shared-limit';
import { Siblings } from '../workers/siblings';

/** The pipeline's steps, made from the services of the container. */
export function pipelineParts(container: Container, dataFolder: string): PipelineParts {
  const settings = container.get(Settings);
  return {
    database: container.get(Database),
    clock: container.get(Clock),
    logger: container.get(Logger),
    texts: container.get(Texts),
    uploads: { folder: join(dataFolder, 'uploads'), maxBytes: settings.uploadMegabytes * 1_048_576 },
    kept: new KeptAnswers(container.get(Events)),
    gate: gateOf({
      sessions: container.get(Sessions),
      switches: container.get(Switches),
      clock: container.get(Clock),
      limit: sharedLimit('calls', container.get(Stopwatch), container.get(Siblings)),
      settings,
    }),
    decrypt: decryptStep(container.get(SealedRequests), settings),
    session: sessionStep({
      sessions: container.get(Sessions),
      tokens: container.get(RequestTokens),
      tickets: container.get(Tickets),
    }),
    access: accessStep(container.get(Switches)),
  };
}
