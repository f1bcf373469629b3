import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, wireCodes } from '../../../common/errors';
import { refuseCrowded } from '../../security/crowded-json';
import { mostKeysOf } from './body-sizes';

type Done = (error: Error | null, body?: unknown) => void;

/** Reads JSON and forms, after a look at how many fields there are. How many bytes may come, each route says. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isUncrowded(() => refuseCrowded(body, keysOf(request)), done)) void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isUncrowded(() => refuseFields(body, keysOf(request)), done)) done(null, parseForm(body));
    },
  );
}

const keysOf = ({ routeOptions }: FastifyRequest) => mostKeysOf(routeOptions.bodyLimit ?? 0);

/** What is thrown inside a parser would end the process. */
function isUncrowded(look: () => void, done: Done): boolean {
  try {
    look();
    return true;
  } catch (error) {
    done(error as Error);
    return false;
  }
}

function refuseFields(form: string, most: number): void {
  if (form.split('&', most + 1).length > most) throw new AppError('core.error.tooLarge', wireCodes.tooLarge);
}
