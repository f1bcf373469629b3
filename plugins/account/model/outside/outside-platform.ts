import Type, { type Static } from 'typebox';

const serverOnly = { serverOnly: true } as const;

/**
 * An external platform that people open with their account here: educational resources, a subject platform (学科网),
 * the province's. plugins/account/README.md describes the exchange between the servers; our address for people is
 * `<origin>/outside?platform=<id>`.
 */
export const OutsidePlatform = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}$', description: 'One word; part of our address.' }),
    protocol: Type.Enum(['oauth', 'signed', 'ticket'], {
      description:
        'oauth: its server is asked for redirect_url; signed: a signed link; ticket: a one-use ticket that its server exchanges.',
      ...serverOnly,
    }),
    name: Type.String({ minLength: 1, maxLength: 40, description: 'What its link says, in Chinese.' }),
    nameEn: Type.String({ minLength: 1, maxLength: 40, description: 'What its link says, in English.' }),
    address: Type.String({
      pattern: '^https?://',
      description: 'Where its server is asked (oauth), or people are led (signed, ticket). TLS, but for this machine.',
      ...serverOnly,
    }),
    origins: Type.Array(Type.String({ pattern: '^https?://[^/?#@]+$' }), {
      default: [],
      description: 'Further origins to which it may lead people, beside that of its address.',
      ...serverOnly,
    }),
    clientId: Type.String({ default: '', description: 'oauth, signed: our id there.', ...serverOnly }),
    secretEnvironment: Type.String({
      default: '',
      description: 'oauth, signed: environment variable with the shared secret; it stands in no settings file.',
      ...serverOnly,
    }),
    secretFile: Type.String({ default: '', description: 'oauth, signed: file with the shared secret.', ...serverOnly }),
    tells: Type.Enum(['userid', 'usercode'], {
      default: 'userid',
      description: 'What userid holds: our id of the person, which says nothing, or the school or staff number.',
      ...serverOnly,
    }),
    openTo: Type.Array(Type.Enum(['teacher', 'student']), {
      default: ['teacher'],
      minItems: 1,
      description: 'Who may go there. Students only where their guardians have agreed to it.',
    }),
    patience: Type.Number({
      default: 8,
      minimum: 0.2,
      maximum: 20,
      description: 'oauth: how long its answer is waited for. Seconds.',
      ...serverOnly,
    }),
  },
  { additionalProperties: false },
);
export type OutsidePlatform = Static<typeof OutsidePlatform>;

/** What a browser knows of one. */
export type OfferedPlatform = Pick<OutsidePlatform, 'id' | 'name' | 'nameEn' | 'openTo'>;
