import { after, type Awaitable } from '../../common/awaitable';
import { AppError, notSignedIn, wireCodes } from '../../common/errors';
import { inject, injectable } from '../../di/inject';
import { type OpenSession, Sessions } from '../session/sessions';
import type { RequestTokens, TokenDemand } from '../session/request-token';
import { ServerSecrets } from '../security/secrets';
import {
  isOf,
  judgeAge,
  makeToken,
  parseToken,
  type TokenParts,
  type TokenVerdict,
} from '../security/signing/token-format';

/** Tokens of one session that are remembered: its tabs have different ones. */
const mostTokens = 8;

/** Request tokens that any process of the server can make and judge. */
@injectable()
export class SignedRequestTokens implements RequestTokens {
  /**
   * Tokens whose signature was found to be right, as long as their session is remembered as it is: seconds, and less when
   * an event says that it has ended or its person changed.
   */
  readonly #proven = new WeakMap<OpenSession, Map<string, TokenParts>>();

  constructor(
    @inject(ServerSecrets) private readonly secrets: ServerSecrets,
    @inject(Sessions) private readonly sessions: Sessions,
  ) {}

  issue(session: OpenSession, now: Date) {
    return makeToken(this.secrets.current(), session, now);
  }

  check(presented: string | undefined, session: OpenSession, demand: TokenDemand, now: Date) {
    return after(this.#judge(presented, session, now), (verdict) =>
      verdict === 'good' ? undefined : this.#renewed(verdict, session, demand, now),
    );
  }

  async #renewed(verdict: TokenVerdict, session: OpenSession, demand: TokenDemand, now: Date) {
    // no fresh token either: this tab still shows somebody else
    if (verdict === 'foreign') {
      if (demand === 'none') return undefined;
      throw notSignedIn();
    }
    const fresh = this.issue(verdict === 'ageing' ? await this.sessions.nextGeneration(session, now) : session, now);
    if (verdict === 'stale' && demand === 'write') {
      throw new AppError('core.session.tokenStale', wireCodes.forbidden, {}, { data: { token: fresh } });
    }
    return fresh;
  }

  #judge(presented: string | undefined, session: OpenSession, now: Date): Awaitable<TokenVerdict> {
    if (presented === undefined) return 'stale';
    const proven = this.#proven.get(session)?.get(presented);
    if (proven) return judgeAge(proven, session, now);
    const parts = parseToken(presented);
    if (!parts) return 'foreign';
    return after(this.secrets.find(parts.keyId), (key) => {
      if (!key || !isOf(session, parts, key)) return 'foreign';
      this.#note(session, presented, parts);
      return judgeAge(parts, session, now);
    });
  }

  #note(session: OpenSession, presented: string, parts: TokenParts): void {
    const ofSession = this.#proven.get(session) ?? new Map<string, TokenParts>();
    if (ofSession.size >= mostTokens) ofSession.clear();
    this.#proven.set(session, ofSession.set(presented, parts));
  }
}
