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

/** The service type of a token. */
export type ServiceOf<K> = K extends Token<infer T> ? T : never;

/** Makes the token with this id (`core.Files`, `questions.QuestionBank`: owner, dot, interface name). */
export function token<T>(id: string): Token<T> {
  return Symbol.for(`edutech:${id}`) as Token<T>;
}

const contributionsPrefix = 'edutech:each:';

/**
 * A token whose service is a list that any plugin may extend (`contribute` in its provisions): the way to ask other
 * plugins without requiring them. The list is empty when nobody contributes, and complete once every plugin is set up.
 */
export function contributions<T>(id: string): Token<readonly T[]> {
  return Symbol.for(`${contributionsPrefix}${id}`) as Token<readonly T[]>;
}

/** True for a token made by {@link contributions}. */
export const isContributions = (name: Token<unknown>): boolean =>
  (name.description ?? '').startsWith(contributionsPrefix);
