import 'reflect-metadata/lite';
import { Container as InversifyContainer } from 'inversify';
import { isContributions, type ServiceOf, type Token } from '../common/token';

type Newable<T> = new (...parameters: never[]) => T;
export type Tokens = Readonly<Record<string, Token<unknown>>>;
export type Resolved<D extends Tokens> = { readonly [K in keyof D]: ServiceOf<D[K]> };

/**
 * The composition root's tool: singletons only, no request containers (a request is an argument).
 * `get` is called in the two `main` files and here, nowhere else.
 */
export interface Container {
  /** Builds the class on first use, with the services of its `@inject` parameters. */
  bind<T>(token: Token<T>, implementation: Newable<T>): this;
  /** Offers a finished service. A later value for the same token replaces the earlier one. */
  value<T>(token: Token<T>, service: T): this;
  /** Adds to the list behind a `contributions` token. */
  add<T>(token: Token<readonly T[]>, item: T): this;
  get<T>(token: Token<T>): T;
  has(token: Token<unknown>): boolean;
  /** All services of a `deps` object; throws one sentence that names `owner` and what is missing. */
  resolve<D extends Tokens>(deps: D, owner: string): Resolved<D>;
}

/** A container over inversify; the only place that knows which library does it. */
export function createContainer(): Container {
  const inner = new InversifyContainer({ defaultScope: 'Singleton' });
  const release = (token: Token<unknown>) => {
    if (inner.isBound(token)) inner.unbind(token);
  };
  const lists = new Map<symbol, unknown[]>();
  const listBehind = (token: Token<readonly unknown[]>) => {
    const list = lists.get(token) ?? [];
    lists.set(token, list);
    return list;
  };
  const container: Container = {
    bind(token, implementation) {
      release(token);
      inner.bind(token).to(implementation as new () => unknown);
      return container;
    },
    value(token, service) {
      release(token);
      inner.bind(token).toConstantValue(service);
      return container;
    },
    add(token, item) {
      listBehind(token).push(item);
      return container;
    },
    get: <T>(token: Token<T>) =>
      isContributions(token) ? (listBehind(token as Token<readonly unknown[]>) as T) : inner.get<T>(token),
    has: (token) => inner.isBound(token),
    resolve: <D extends Tokens>(deps: D, owner: string) => {
      const services: Record<string, unknown> = {};
      for (const [name, token] of Object.entries(deps)) {
        if (!inner.isBound(token) && !isContributions(token)) {
          throw new Error(
            `${owner} needs ${token.description ?? name}, which nobody provides: install the plugin that does.`,
          );
        }
        services[name] = container.get(token);
      }
      return services as Resolved<D>;
    },
  };
  return container;
}
