import { inject as inversifyInject, injectable } from 'inversify';
import type { Token } from '../common/token';

/** Marks a class that the container may build. */
export { injectable };

/**
 * Names the service of a constructor parameter. Every parameter needs one: esbuild emits no type metadata,
 * and a forgotten token fails loudly when the class is first built.
 */
export const inject = <T>(token: Token<T>) => inversifyInject(token);
