import type { Static, StaticDecode, TObject, TSchema } from 'typebox';
import type { Access } from './permissions/access';
import type { LimitedSession } from './permissions/session-limit';

/** API roots of the specification. A root is an address, not a plugin: a deployment may point each elsewhere. */
export const apiRoots = [
  'auth',
  'work',
  'question',
  'coach',
  'office',
  'guide',
  'resource',
  'dictionary',
  'statistics',
  'news',
  'legacy',
] as const;
export type ApiRoot = (typeof apiRoots)[number];

/** Default address of a root on our own server. */
export const rootPrefix = (root: ApiRoot) => `/gw/${root}`;

/**
 * How an endpoint touches data:
 * - `read` changes nothing;
 * - `write` runs in one transaction;
 * - `grouped` is one of many small appends: authorised per call, committed together, answered after COMMIT.
 */
export type EndpointKind = 'read' | 'write' | 'grouped';

export type BodySize = 'small' | 'usual' | 'large';

/** A call as `api.ts` declares it: address, access, and the schemas of input and output. */
export interface Endpoint<I extends TObject = TObject, O extends TSchema = TSchema, A extends Access = Access> {
  readonly method: 'GET' | 'POST';
  readonly root: ApiRoot;
  /** A second root that answers the same call (`efficiencyLogin` is behind auth and legacy). */
  readonly alsoAt?: readonly ApiRoot[];
  /** Path after the root, as the specification has it. */
  readonly path: string;
  readonly kind: EndpointKind;
  readonly access: A;
  readonly input: I;
  /** Checks and filters the answer's `data`: what is not declared never leaves the server. */
  readonly output: O;
  /** The handler answers with {@link Raw} (a file, a feed, Arrow) where it likes; `output` then describes the JSON form. */
  readonly raw?: boolean;
  /** Needs an encrypted request (`secretRequest`). */
  readonly sealed?: boolean;
  /**
   * Largest body: `small` (8 kB) for what somebody signs in with, `large` (1 MiB) for editors and long lists. Default: 64 kB.
   * The figures are in core/server/http/bodies/body-sizes.ts; a contract test compares them with the input.
   */
  readonly bodySize?: Exclude<BodySize, 'usual'>;
  /** Takes multipart bodies; files arrive beside the input. */
  readonly multipart?: boolean;
  /**
   * A POST of the specification "with the token in the query": in place of the request token it also takes `?token=` with a
   * ticket of ten minutes for this path (`uploadTicket`, quality.md section 1). The general token is refused there, and our
   * own pages send that as they do everywhere.
   */
  readonly ticketed?: true;
  /**
   * A GET of the specification that changes state (`update-node`): it exists for older clients, guarded by cookie,
   * token, same-origin and no-prefetch checks, beside its POST twin. Our own pages never call it.
   */
  readonly legacyWrite?: boolean;
  /**
   * The handler opens its own transactions (login must remember a failure that its refusal would roll back);
   * `call.db` is then a reader, as for `read`.
   */
  readonly ownTransactions?: boolean;
  /**
   * Limited sessions that may call it, besides full ones (core/common/permissions/session-limit.ts). Without it: a read
   * is open to `classroom` and `acting`, a write to `classroom` only. So a change of the account declares `[]`, a write
   * that changes nothing of the person's (a search by POST) may add `acting`, and only calls that set up a second
   * factor name `enrolment`: for every other public call such a session is a visitor.
   */
  readonly limited?: readonly LimitedSession[];
  /**
   * Open, besides public calls, to a person who must change the password first: identity, the change itself, second
   * factors. Without it such a call fails with 465 `core.session.mustChangePassword`.
   */
  readonly withFirstPassword?: true;
  /** Calls per minute and person (or address, when signed out) before 429. Default: the deployment's. */
  readonly perMinute?: number;
  /** Its answer may lie on its person's own device, for pages that open without a network (core/web/offline). Never a key. */
  readonly offline?: true;
  /**
   * The specification names this call: its fields travel in the specification's spelling (core/common/wire/specified-names.ts)
   * and are called in ours everywhere else.
   */
  readonly specified?: true;
  /**
   * A public read whose handler looks at nothing but its input, the language and the time, so that all visitors get the same: their
   * answers are kept for two seconds, and no longer than until a call of the plugin writes (core/server/http/kept-answers.ts).
   */
  readonly sameForVisitors?: true;
  /** A plain form of a page calls it, whose reader would see an envelope: a refusal redirects back to the page. */
  readonly form?: PlainForm;
}

/** A form that works without scripts, and how its page gets back what was filled in. */
export interface PlainForm {
  /** Path of the page that has the form. */
  readonly page: string;
  /** Fields of the input that are sent back, by the parameter of the page's address; texts are cut to `longest`. */
  readonly keeps: Readonly<Record<string, string>>;
  /** Characters. */
  readonly longest: number;
}

/** Parameter of a form's page with the wire code of the refusal. */
export const refusedParameter = 'refused';

type Declared<I extends TObject, O extends TSchema, A extends Access> = Omit<Endpoint<I, O, A>, 'kind'> & {
  kind?: EndpointKind;
};

/** Declares an endpoint; `kind` defaults to `read` for GET and `write` for POST. */
export function endpoint<I extends TObject, O extends TSchema, const A extends Access>(
  declared: Declared<I, O, A>,
): Endpoint<I, O, A> {
  const kind = declared.kind ?? (declared.method === 'GET' && !declared.legacyWrite ? 'read' : 'write');
  return { ...declared, kind };
}

/** Declares an endpoint of kind `grouped`; its handler authorises each call and appends many at once. */
export function groupedEndpoint<I extends TObject, O extends TSchema, const A extends Access>(
  declared: Omit<Endpoint<I, O, A>, 'kind'>,
): Endpoint<I, O, A> & { readonly kind: 'grouped' } {
  return { ...declared, kind: 'grouped' };
}

/** The input of a caller. */
export type InputOf<E> = E extends { input: infer I extends TSchema } ? Static<I> : never;
/** What a handler answers: as a caller gets it, or a `Date` where the schema says `Moment`. */
export type AnswerOf<E> = E extends { output: infer O extends TSchema } ? StaticDecode<O> : never;
/** The output for a caller. */
export type OutputOf<E> = E extends { output: infer O extends TSchema } ? Static<O> : never;

/** An answer that is not an envelope: a file, a feed, an Arrow table. Node streams and buffers are both fine as body. */
export interface Raw {
  readonly raw: true;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Whether what a handler answered is no envelope. */
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && (value as { raw?: unknown }).raw === true;

/** True for a value made by {@link endpoint}: how a module of `api.ts` is read. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'root' in value && 'path' in value && 'method' in value;

/** The endpoints among the exports of an `api.ts`. */
export type EndpointsOf<Api> = { [Name in keyof Api as Api[Name] extends { root: ApiRoot } ? Name : never]: Api[Name] };
