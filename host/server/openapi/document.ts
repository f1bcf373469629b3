import { isEndpoint, rootPrefix } from 'edutech/core/common/endpoint';
import type { Language } from 'edutech/core/common/languages';
import type { PluginManifest } from 'edutech/core/common/plugin';
import type { ApiDocument, DocumentSchema, OpenApi, Operation } from 'edutech/core/server/operation/api-document';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import { isSecureDeployment, localCookie, secureCookie } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import { callWords } from '../../generated/call-words';
import { everySharedError } from './errors';
import { type NamedCall, operationOf } from './operation';
import { isSchema, SchemaNames, SchemaWriter } from './schemas';

/** What describes a deployment's calls: all that is known before any service runs. */
export interface DocumentParts {
  /** Of core and of the plugins that run, in navigation order. */
  readonly halves: readonly AnyServerHalf[];
  readonly settings: Settings;
  readonly texts: Texts;
  readonly version: string;
}

/** Written at the first question in each language: nobody else pays for it. */
export function apiDocument(parts: DocumentParts): ApiDocument {
  const written = new Map<Language, OpenApi>();
  return {
    in: (language) => {
      const document = written.get(language) ?? write(parts, language);
      written.set(language, document);
      return document;
    },
  };
}

interface Owner {
  readonly manifest: PluginManifest;
  readonly api: Readonly<Record<string, unknown>>;
}

const ownersOf = (halves: readonly AnyServerHalf[]): Owner[] =>
  halves.map(({ plugin, api }) => ({ manifest: plugin as PluginManifest, api: api as Owner['api'] }));

function write({ halves, settings, texts, version }: DocumentParts, language: Language): OpenApi {
  const say = (key: string) => texts.say(language, key);
  const owners = ownersOf(halves);
  const calls = owners.flatMap(callsOf);
  const titles = new Map(
    owners.flatMap(({ manifest }) =>
      Object.entries(manifest.permissions ?? {}).map(([code, { title }]) => [code, say(title)] as const),
    ),
  );
  const schemas = new SchemaWriter(namesOf(owners, calls));
  const operationParts = {
    schemas,
    texts,
    language,
    titleOf: (code: string) => titles.get(code) ?? code,
    sealAllWrites: settings.sealAllWrites,
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const { root, alsoAt = [], path, method } = call.endpoint;
    for (const one of new Set([root, ...alsoAt])) {
      const id = `${call.plugin}.${call.name}${one === root ? '' : `@${one}`}`;
      const address = rootPrefix(one) + path.replace(/:(\w+)/g, '{$1}');
      paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(call, id, operationParts) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: language === 'en' ? settings.platformNameEn : settings.platformName,
      version,
      description: say('core.api.how'),
    },
    servers: [{ url: settings.publicOrigin || '/' }],
    tags: [...new Map(owners.map((owner) => [owner.manifest.id, owner])).values()]
      .filter(({ manifest }) => calls.some(({ plugin }) => plugin === manifest.id))
      .map(({ manifest }) => ({ name: manifest.id, description: titleOf(manifest, say) })),
    paths,
    components: {
      schemas: { ...schemas.components, ...generalSchemas(say) },
      parameters: generalParameters(say),
      responses: errorResponses(Object.values(paths).flatMap(Object.values<Operation>), texts, language),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: isSecureDeployment(settings) ? secureCookie : localCookie,
          description: say('core.api.session'),
        },
        token: { type: 'apiKey', in: 'header', name: 'token', description: say('core.api.token') },
      },
    },
  };
}

const titleOf = (manifest: PluginManifest, say: (key: string) => string) =>
  manifest.id === 'core' ? say('core.api.core') : moduleTitle(manifest, say);

const callsOf = ({ manifest: { id }, api }: Owner): NamedCall[] =>
  Object.entries(api).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ plugin: id, name, endpoint, words: callWords[id]?.[name] ?? '' }] : [],
  );

/** Which schemas are described once. */
function namesOf(owners: readonly Owner[], calls: readonly NamedCall[]): SchemaNames {
  const names = new SchemaNames();
  for (const { manifest, api } of owners) {
    for (const [name, value] of Object.entries(api))
      if (isSchema(value)) names.exported(value, `${manifest.id}.${name}`);
  }
  for (const { plugin, name, endpoint } of calls) {
    if (endpoint.specified) continue;
    names.used(endpoint.input, `${plugin}.${name}.given`);
    names.used(endpoint.output, `${plugin}.${name}.answered`);
  }
  return names;
}

const generalSchemas = (say: (key: string) => string): Record<string, DocumentSchema> => ({
  CallFields: {
    type: 'object',
    description: say('core.api.fields'),
    properties: {
      token: { type: 'string', description: say('core.api.token') },
      lang: { type: 'string', enum: ['ZH_CN', 'EN'], description: say('core.api.lang') },
      roleid: { type: 'string', description: say('core.api.roleid') },
    },
  },
  SecretRequest: {
    type: 'object',
    required: ['secretRequest'],
    properties: { secretRequest: { type: 'string', description: say('core.api.secretRequest') } },
  },
  ErrorEnvelope: {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: {
        type: 'object',
        required: ['key', 'requestId'],
        properties: {
          key: { type: 'string' },
          requestId: { type: 'string' },
          params: { type: 'object' },
          detail: {},
        },
      },
    },
  },
});

const generalParameters = (say: (key: string) => string) => ({
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: say('core.api.lang'),
    schema: { type: 'string', enum: ['ZH_CN', 'EN'] },
  },
  roleid: {
    name: 'roleid',
    in: 'query',
    required: false,
    description: say('core.api.roleid'),
    schema: { type: 'string' },
  },
});

function errorResponses(operations: readonly Operation[], texts: Texts, language: Language) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } };
  const byStatus = Map.groupBy(everySharedError(texts, language), ({ status }) => status);
  const described = [...byStatus].map(([status, errors]) => {
    const description = errors.map(({ code, key, text }) => `${code} \`${key}\`: ${text}`).join('\n\n');
    return [`Error${status}`, { description, content, 'x-errors': errors }] as const;
  });
  // statuses of errors that only some calls name
  const others = operations
    .flatMap((operation) => operation['x-errors'])
    .filter(({ status }) => !byStatus.has(status))
    .map(
      ({ status }) =>
        [`Error${status}`, { description: texts.say(language, 'core.api.named'), content, 'x-errors': [] }] as const,
    );
  return Object.fromEntries([...described, ...others]) as OpenApi['components']['responses'];
}
