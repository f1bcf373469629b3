import { addressOf } from '../../common/addresses/addresses';
import { wireLanguages } from '../../common/languages';
import { specifiedName } from '../../common/wire/specified-names';
import type { Identity } from '../session/identity';
import type { Appearance } from '../services';
import type { Step } from './exchange';

type Bases = Readonly<Record<string, string>>;

/** Root: the address of the call. City modes use the old-style root if the call is also served behind it. */
export const rootStep =
  (identity: Pick<Identity, 'mode'>, bases: Bases): Step =>
  (exchange) => {
    const { root, alsoAt = [] } = exchange.endpoint;
    const chosen = identity.mode !== 'usual' && alsoAt.includes('legacy') ? 'legacy' : root;
    exchange.url = addressOf(chosen, exchange.path, bases);
  };

/** Token: a header on GET, since addresses are logged and shared; a field of the body on POST. */
export const tokenStep =
  (identity: Pick<Identity, 'token'>): Step =>
  (exchange) => {
    const { token } = identity;
    if (!token) return;
    if (exchange.endpoint.method === 'GET') exchange.headers['token'] = token;
    else exchange.parameters['token'] = token;
  };

/** Lang: the language of `msg` and of the data. */
export const langStep =
  (appearance: Pick<Appearance, 'language'>): Step =>
  (exchange) => {
    exchange.parameters['lang'] = wireLanguages[appearance.language.peek()];
  };

/** Role: the post in which the person acts. What the caller gave under these names is what the call is about, and stays. */
export const roleStep =
  (identity: Pick<Identity, 'role'>): Step =>
  (exchange) => {
    const { role } = identity;
    if (!role || exchange.options.withoutRole) return;
    for (const [name, value] of Object.entries(role)) {
      if (value !== null) exchange.parameters[specifiedName(name)] ??= value;
    }
  };
