import Type, { type Static } from 'typebox';

/** Data of a person that an outside module may receive, besides `openid`: its settings choose. */
export const moduleScopes = ['profile', 'usercode', 'school', 'role'] as const;

/** An outside module that lets our people sign in by us: we are its provider of OpenID Connect, at `<origin>/oidc`. */
export const OutsideModule = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$', description: 'Its client id.' }),
    name: Type.String({ minLength: 1, maxLength: 40, description: 'What people are told, in Chinese.' }),
    nameEn: Type.String({ minLength: 1, maxLength: 40, description: 'What people are told, in English.' }),
    redirectAddresses: Type.Array(Type.String({ pattern: '^https?://' }), {
      minItems: 1,
      description: 'Where people are led back to; compared letter by letter.',
    }),
    logoutAddresses: Type.Array(Type.String({ pattern: '^https?://' }), {
      default: [],
      description: 'Where people may be led after signing out.',
    }),
    secretEnvironment: Type.String({ default: '', description: 'Environment variable with its client secret.' }),
    secretFile: Type.String({ default: '', description: 'File with its client secret; neither: a public client.' }),
    scopes: Type.Array(Type.Enum([...moduleScopes]), { default: ['profile'], description: 'What it may be told.' }),
    isOwn: Type.Boolean({
      default: false,
      description: 'Of the city itself: people are not asked whether they agree.',
    }),
  },
  { additionalProperties: false },
);
export type OutsideModule = Static<typeof OutsideModule>;
