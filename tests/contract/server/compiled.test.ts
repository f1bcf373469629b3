import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Endpoint, isEndpoint } from 'edutech/core/common/endpoint';
import { answerWriter } from 'edutech/core/server/http/bodies/answer';
import { coreModules } from 'edutech/core/server/modules/core-modules';
import { serverHalves } from '../../../host/generated/server';

const endpoints: [name: string, endpoint: Endpoint][] = [...coreModules, ...serverHalves].flatMap(({ plugin, api }) =>
  Object.entries(api as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? ([[`${plugin.id}.${name}`, endpoint]] as [string, Endpoint][]) : [],
  ),
);

// a server compiles an output at its first answer, which may be long after it started
test('every output has a schema that answers can be written by', async () => {
  const faults: string[] = [];
  const app = fastify();
  app.get('/', (_request, reply) => {
    for (const [name, endpoint] of endpoints) {
      try {
        answerWriter(endpoint)(reply, null);
      } catch (error) {
        faults.push(`${name}: ${(error as Error).message}`);
      }
    }
    return reply.serializer(JSON.stringify).send({});
  });
  expect((await app.inject('/')).statusCode).toBe(200);
  expect(endpoints.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
