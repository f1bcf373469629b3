import type { TrialStep } from '../common/trial-step';
import type { Stopwatch } from 'edutech/core/server/clock';

/** Longest answer of the other side that is passed on. Characters. */
const longestAnswer = 300;

export interface TrialOptions {
  readonly stopwatch: Stopwatch;
  /** What must not be in an answer, whatever the other side repeats. */
  readonly secrets: readonly string[];
  /** What to change, from what went wrong at a step. */
  readonly advise: (error: unknown, step: string) => string;
}

/** Runs steps until one fails; all that were begun are in `steps`. */
export class Trial {
  readonly steps: TrialStep[] = [];
  constructor(private readonly options: TrialOptions) {}

  get isDone(): boolean {
    return this.steps.every(({ isDone }) => isDone);
  }

  /** Undefined after a failure, of this step or of one before. `said` makes the answer of what came back. */
  async step<Result>(
    step: string,
    work: () => Promise<Result>,
    said: (result: Result) => string = () => '',
  ): Promise<Result | undefined> {
    if (!this.isDone) return undefined;
    const began = this.options.stopwatch.elapsed();
    const end = (isDone: boolean, answer: string, advice: string) =>
      void this.steps.push({
        step,
        isDone,
        milliseconds: Math.round(this.options.stopwatch.elapsed() - began),
        answer: this.#withoutSecrets(answer),
        advice,
      });
    try {
      const result = await work();
      end(true, said(result), '');
      return result;
    } catch (error) {
      end(false, answerIn(error), this.options.advise(error, step));
      return undefined;
    }
  }

  #withoutSecrets(answer: string): string {
    const hidden = this.options.secrets.filter(Boolean).reduce((text, one) => text.replaceAll(one, '••••'), answer);
    return hidden.replace(/\s+/g, ' ').trim().slice(0, longestAnswer);
  }
}

/** The other side's own words where it has said something, else what became of the connection. */
function answerIn(error: unknown): string {
  const { response, message, cause } = error as { response?: unknown; message?: string; cause?: unknown };
  if (typeof response === 'string' && response !== '') return response;
  const deeper = cause instanceof Error ? `: ${cause.message}` : '';
  return `${message ?? String(error)}${deeper}`;
}

/** The code of an error, or of what caused it. */
export function codeIn(error: unknown): string {
  const { code, originalCode, cause } = (error ?? {}) as { code?: unknown; originalCode?: unknown; cause?: unknown };
  const deeper = cause === undefined ? '' : codeIn(cause);
  // a library that has a code of its own keeps the system's beside it
  return deeper || ([originalCode, code].find((one): one is string => typeof one === 'string') ?? '');
}

const certificateCodes = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS_CERT)/;

/** What to change where a connection could not be made; empty where it was. */
export function connectionAdvice(error: unknown): string {
  const code = codeIn(error);
  const { message = '', name } = (error ?? {}) as { message?: string; name?: string };
  if (code === 'EINWARD') return 'inward';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  if (code === 'ECONNREFUSED') return 'refused';
  if (certificateCodes.test(code) || /certificate/i.test(message)) return 'certificate';
  if (/wrong version number|packet length too long|unsupported protocol/i.test(message)) return 'security';
  if (/TIMEDOUT|TIMEOUT/.test(code) || name === 'TimeoutError' || name === 'AbortError') return 'silent';
  return '';
}
