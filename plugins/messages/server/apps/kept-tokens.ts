import type { Clock } from 'edutech/core/server/clock';

/** Before its end a token is not used any more: a message must not meet it. Milliseconds. */
const margin = 120_000;

interface Token {
  readonly value: string;
  /** Seconds from when it was asked for. */
  readonly expiresIn: number;
}

/** Tokens of this process by what they were asked for with; each is asked for once, however many need it. */
export class KeptTokens {
  readonly #kept = new Map<string, { readonly until: number; readonly token: Promise<Token> }>();
  constructor(private readonly clock: Clock) {}

  async of(key: string, ask: () => Promise<Token>): Promise<string> {
    const now = this.clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return (await kept.token).value;
    const token = ask();
    this.#kept.set(key, { until: Number.POSITIVE_INFINITY, token });
    try {
      const { value, expiresIn } = await token;
      this.#kept.set(key, { until: now + expiresIn * 1000 - margin, token });
      return value;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  /** The service does not take it any more. */
  forget(key: string): void {
    this.#kept.delete(key);
  }
}
