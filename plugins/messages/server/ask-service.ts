import { NotSent } from 'edutech/plugins/account/kit/server/message-way';
import { codeIn, connectionAdvice } from 'edutech/plugins/organisation/kit/server/trial';
import { type OutwardAnswer, requestOutward } from 'edutech/plugins/organisation/kit/server/outward-request';
import type { Asked } from './stored-services';

/** Milliseconds for an answer, and its longest length in bytes. */
const patience = 10_000;
const mostBytes = 65_536;
/** Longest pause that a service is given because it asks for one. Seconds. */
const longestPause = 3600;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** A message goes with it: without an answer nobody knows whether it was taken. */
  readonly sends: boolean;
}

export interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** What a service said, in the few words that people who look after it need, and without anybody's number. */
export const saidBy = (code: unknown, message: unknown): string =>
  `${String(code)} ${String(message ?? '')}`
    .replace(/1\d{10}/g, '…')
    .slice(0, 200)
    .trim();

/** Asks a service, and reads JSON. Throws {@link NotSent} where it is busy, or where a message may have been taken. */
export async function askService({ mayBeInward }: Asked, url: URL, question: Question): Promise<Answer> {
  const { sends, signal, ...call } = question;
  const lost = (error: unknown, why: string) =>
    sends ? new NotSent('doubtful', why) : new Error(why, { cause: error });
  let answer: OutwardAnswer;
  try {
    answer = await requestOutward(url, { ...call, ...(signal && { signal }), mayBeInward, patience, mostBytes });
  } catch (error) {
    const advice = connectionAdvice(error);
    // no connection was made, so nothing was sent
    if (['inward', 'name', 'refused', 'certificate', 'security'].includes(advice)) throw error;
    throw lost(error, `${url.host}: ${codeIn(error) || (error as Error).message}`);
  }
  const { status, headers } = answer;
  if (status === 429) throw new NotSent('busy', `${url.host}: 429`, pauseIn(headers));
  const json = jsonIn(answer.text);
  if (!json) throw lost(undefined, `${url.host}: ${status}, and no JSON`);
  return { status, json };
}

/** Seconds, where the service asks for a pause that can be understood. */
function pauseIn(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, longestPause) : 60;
}

function jsonIn(text: string): Answer['json'] | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Answer['json']) : null;
  } catch {
    return null;
  }
}
