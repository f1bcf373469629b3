import { AppError, notSignedIn, wireCodes } from '../../common/errors';
import { inject, injectable } from '../../di/inject';
import { type OpenSession, Sessions } from '../session/sessions';
import type { RequestTokens, TokenDemand } from '../session/request-token';
import { ServerSecrets } from '../security/secrets';
import { judgeToken, makeToken, parseToken, type TokenVerdict } from '../security/signing/token-format';

/** Request tokens that any process of the server can make and judge. */
@injectable()
export class SignedRequestTokens implements RequestTokens {
  constructor(
    @inject(ServerSecrets) private readonly secrets: ServerSecrets,
    @inject(Sessions) private readonly sessions: Sessions,
  ) {}

  issue(session: OpenSession, now: Date) {
    return makeToken(this.secrets.current(), session, now);
  }

  async check(presented: string | undefined, session: OpenSession, demand: TokenDemand, now: Date) {
    const verdict = await this.#judge(presented, session, now);
    if (verdict === 'good') return undefined;
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

  async #judge(presented: string | undefined, session: OpenSession, now: Date): Promise<TokenVerdict> {
    if (presented === undefined) return 'stale';
    const parts = parseToken(presented);
    const key = parts && (await this.secrets.find(parts.keyId));
    return parts && key ? judgeToken(parts, key, session, now) : 'foreign';
  }
}
