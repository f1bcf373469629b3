import Type from 'typebox';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { requestInSteps } from 'edutech/plugins/media/kit/server/request-in-steps';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { selectFilesAfter } from './jobs.queries';

const filesPerStep = 500;

/** Asks for the conversion of files of resources of which nothing was asked yet. */
export function requestConversions(database: Database, conversions: Conversions): JobDeclaration {
  const files = { database, conversions, selectAfter: selectFilesAfter, perStep: filesPerStep };
  return {
    name: 'resource.requestConversions',
    payload: Type.Object({}),
    schedule: '52 4 * * *',
    atStart: true,
    run: (_payload, context) => requestInSteps(files, context),
  };
}
