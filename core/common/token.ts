/**
 * A typed name under which the container holds a service.
 *
 * An interface and its token share one name in one file, so that
 * `import { Files } from 'edutech/core/server/files'` brings both:
 * ```ts
 * export interface Files { … }
 * export const Files = token<Files>('core.Files');
 * ```
 * Tokens are plain symbols, so any container can use them as keys; `Symbol.for` keeps them equal
 * across bundles (a third-party plugin is built apart from the core).
 */
export type Token<T> = symbol & { readonly __service?: T };

/** The service type behind a token. */
export type ServiceOf<K> = K extends Token<infer T> ? T : never;

/** Makes the token with this id (`core.Files`, `questions.QuestionBank`: owner, dot, interface name). */
export function token<T>(id: string): Token<T> {
  return Symbol.for(`edutech:${id}`) as Token<T>;
}

/** True for a value made by {@link token}. */
export function isToken(value: unknown): value is Token<unknown> {
  return typeof value === 'symbol' && (value.description ?? '').startsWith('edutech:');
}
