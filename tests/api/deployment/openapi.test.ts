import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isEndpoint, type OutputOf, rootPrefix } from 'edutech/core/common/endpoint';
import type { OpenApi, Operation } from 'edutech/core/server/operation/api-document';
import { listCalls, openApi, readCall } from 'edutech/plugins/deployment/api';
import { installed } from '../../../host/generated/manifests';
import { serverHalves } from '../../../host/generated/server';
import { readDesk } from '../../../host/server/cli/console';
import { openapi } from '../../../host/server/cli/openapi';
import { apiDocument } from '../../../host/server/openapi/document';
import { halvesToRun } from '../../../host/server/platform';
import { loadCatalogues } from '../../../host/server/services/catalogues';
import { textsOf } from '../../../core/server/texts';
import { settingsOf } from '../../../core/server/settings/load-settings';
import { resolvePlugins } from '../../../core/server/registry/resolve-plugins';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import official from '../../support/openapi/openapi-3.1.schema.json';

let app: TestApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['deployment'] });
  operator = await signedIn(app, 'superadmin');
});
afterAll(() => app.close());

/** The halves of the whole registry: what a platform with every plugin would serve. */
const halves = halvesToRun(serverHalves, resolvePlugins(installed, {}).inDependency).map(({ half }) => half);
const described = async (settings = {}) =>
  apiDocument({ halves, settings: settingsOf(settings), texts: textsOf(await loadCatalogues()), version: '1.0.0' });

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address, method, operation: operation as Operation })),
  );

test('the document of the whole registry is one by the official schema of OpenAPI 3.1, in both languages', async () => {
  const document = await described();
  for (const language of ['zh-CN', 'en'] as const) {
    const [isValid, errors] = Schema.Errors(official, JSON.parse(JSON.stringify(document.in(language))));
    expect(errors.slice(0, 3)).toEqual([]);
    expect(isValid).toBe(true);
  }
  const broken = structuredClone(document.in('en')) as unknown as Record<string, unknown>;
  delete broken['info'];
  expect(Schema.Errors(official, broken)[0]).toBe(false);
});

test('every endpoint of the registry is in it, at every root', async () => {
  const document = (await described()).in('en');
  const endpoints = halves.flatMap(({ api }) => Object.values(api as object).filter(isEndpoint));
  expect(endpoints.length).toBeGreaterThan(500);
  const addresses = endpoints.flatMap(({ method, root, alsoAt = [], path }) =>
    [root, ...alsoAt].map((one) => `${method} ${rootPrefix(one)}${path.replace(/:(\w+)/g, '{$1}')}`),
  );
  const found = operationsOf(document).map(({ address, method }) => `${method.toUpperCase()} ${address}`);
  expect(found.sort()).toEqual([...new Set(addresses)].sort());
});

test('what operations refer to is there, and each has a name of its own', async () => {
  const document = (await described()).in('zh-CN');
  const text = JSON.stringify(document);
  const lost = [
    ...new Set([...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`)),
  ].filter((ref) => {
    const [kind = '', name = ''] = ref.split('/');
    return !(name in (document.components as unknown as Record<string, object>)[kind]!);
  });
  expect(lost).toEqual([]);
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const areas = document.tags.map(({ name }) => name);
  expect(operationsOf(document).filter(({ operation }) => !areas.includes(operation.tags[0]))).toEqual([]);
});

test('it says how a call travels: names of the specification, access, token, and the errors that it names', async () => {
  const { paths } = (await described()).in('en');
  const login = paths['/gw/auth/efficiencyLogin']!.post!;
  expect(login).toMatchObject({ operationId: 'core.login', security: [{}, { session: [] }], 'x-kind': 'write' });
  expect(paths['/gw/legacy/efficiencyLogin']!.post!.operationId).toBe('core.login@legacy');
  expect(login['x-errors']).toContainEqual({
    status: 400,
    code: 400,
    key: 'core.session.wrongCredentials',
    text: expect.stringMatching(/\w+ \w+/),
  });
  // the specification's spelling, where the call is the specification's
  expect(JSON.stringify(login.requestBody)).toContain('"roleid"');
  const publish = paths['/gw/work/work/publish']!.post!;
  expect(publish['x-access']).toMatchObject({ permission: 'homework_tea', types: ['teacher'] });
  expect(publish['x-permissions'][0]).toMatchObject({ code: 'homework_tea' });
  expect(publish.security).toEqual([{ session: [], token: [] }]);
  expect(Object.keys(publish.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '422', '429']));
});

test('where the deployment seals all writes, they are described sealed', async () => {
  const sealing = (await described({ sealAllWrites: true })).in('en');
  const clear = (await described()).in('en');
  const bodyOf = ({ paths }: OpenApi) => JSON.stringify(paths['/gw/work/work/publish']!.post!.requestBody);
  expect(bodyOf(sealing)).toContain('#/components/schemas/SecretRequest');
  expect(sealing.paths['/gw/work/work/publish']!.post!['x-sealed']).toHaveProperty('properties.homeworkId');
  expect(bodyOf(clear)).not.toContain('SecretRequest');
});

/** A database that nobody can reach. */
const nowhere = 'postgres://nobody@nowhere/none';

test('the command line prints it without a database', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(
    await openapi(readDesk({ DATABASE_URL: nowhere, DATABASE_APP_URL: nowhere, EDUTECH_DATA: 'none' }), [
      '--lang',
      'en',
    ]),
  ).toBe(0);
  const document = JSON.parse(String(printed.mock.calls[0]![0])) as OpenApi;
  printed.mockRestore();
  expect(document.openapi).toBe('3.1.1');
  expect(document.tags).toContainEqual({ name: 'news', description: 'News' });
});

const dataOf = async <Data>(answer: ReturnType<Caller['call']>) => (await answer).envelope!.data as Data;

test('an operator reads the list, one call, and the file', async () => {
  const { areas, calls } = await dataOf<OutputOf<typeof listCalls>>(operator.call(listCalls));
  expect(areas.map(({ id }) => id)).toContain('deployment');
  expect(calls).toContainEqual(
    expect.objectContaining({ id: 'deployment.listCalls', method: 'GET', needs: 'permission' }),
  );
  const call = await dataOf<OutputOf<typeof readCall>>(operator.call(readCall, { id: 'deployment.turnModule' }));
  expect(call).toMatchObject({
    kind: 'write',
    access: { reason: null, permissions: [{ code: 'deployment_admin' }], types: ['superAdmin'] },
    bodies: ['application/json'],
  });
  expect(call.given.map(({ name, type, isNeeded }) => ({ name, type, isNeeded }))).toEqual([
    { name: 'plugin', type: 'string', isNeeded: true },
    { name: 'countyId', type: 'string | null', isNeeded: true },
    { name: 'on', type: 'boolean', isNeeded: true },
  ]);
  expect(call.errors[0]).toMatchObject({ code: 404, key: 'deployment.error.noModule' });
  expect((await operator.call(readCall, { id: 'chess.move' })).status).toBe(404);
  const file = await app.platform.app.inject({
    url: `${rootPrefix(openApi.root)}${openApi.path}?lang=EN`,
    headers: { cookie: operator.cookie },
  });
  expect(file.headers['content-disposition']).toContain('openapi.json');
  expect(file.json<OpenApi>().paths).toHaveProperty('/gw/auth/deployment/openapi.json');
});

test('nobody below sees it', async () => {
  for (const account of ['cityadmin', 'schooladmin', 'teacher', 'student'] as const) {
    const caller = await signedIn(app, account);
    for (const endpoint of [listCalls, openApi]) expect((await caller.call(endpoint)).status).toBe(403);
    expect((await caller.call(readCall, { id: 'core.login' })).status).toBe(403);
  }
  expect((await visitorOf(app).call(openApi)).status).toBe(401);
});
