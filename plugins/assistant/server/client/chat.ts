import { type OutwardStream, openOutward } from 'edutech/plugins/organisation/kit/server/outward-request';
import { reasonOf, refusal } from '../refusal';
import type { Connected } from '../stored-service';
import { eventsIn } from './sse';
import { errorIn, type Said, saidIn, type Usage } from './wire';

/** Milliseconds for a whole answer, and for each of its parts. */
export interface Patience {
  readonly whole: number;
  readonly part: number;
}
export const usualPatience: Patience = { whole: 120_000, part: 30_000 };

/** Longest answer. Bytes: each token of a stream comes in a few hundred of them. */
const mostBytes = 4 * 2 ** 20;

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly mostTokens: number;
  readonly isJson?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly patience: Patience;
}

/** Asks in one piece. Throws refusals. */
export async function askChat(service: Connected, chat: Chat): Promise<{ text: string; usage: Usage | null }> {
  return asRefusal(service, chat, async () => {
    const { body } = await open(service, chat, false);
    const answer = saidIn(await textOf(body));
    if (!answer) throw refusal('badAnswer', 'no JSON of an answer');
    return checked(answer);
  });
}

/** Asks for an answer as it comes; the usage is what the generator returns, if the service says it. Throws refusals. */
export async function* streamChat(service: Connected, chat: Chat): AsyncGenerator<string, Usage | null> {
  const idle = new AbortController();
  const wait = () =>
    setTimeout(() => idle.abort(new DOMException('no part of the answer came', 'TimeoutError')), chat.patience.part);
  let timer = wait();
  const signal = chat.signal ? AbortSignal.any([chat.signal, idle.signal]) : idle.signal;
  const parts = partsOf(service, { ...chat, signal });
  try {
    for (;;) {
      // the reader's own time does not count
      const next = await asRefusal(service, { ...chat, signal }, () => parts.next());
      clearTimeout(timer);
      if (next.done) return next.value;
      yield next.value;
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
    await parts.return(null).catch(() => undefined);
  }
}

async function* partsOf(service: Connected, chat: Chat): AsyncGenerator<string, Usage | null> {
  const { headers, body } = await open(service, chat, true);
  // some services answer in one piece whatever they are asked
  if (headers.get('content-type')?.startsWith('application/json')) {
    const whole = saidIn(await textOf(body));
    if (!whole) throw refusal('badAnswer', 'no JSON of an answer');
    const { text, usage } = checked(whole);
    yield text;
    return usage;
  }
  let usage: Usage | null = null;
  let isEnded = false;
  for await (const event of eventsIn(body)) {
    if (event === '[DONE]') {
      isEnded = true;
      break;
    }
    const part = saidIn(event);
    if (!part) throw refusal('badAnswer', 'a part of the stream is no JSON of an answer');
    if (part.hasError) throw refusal('unavailable', errorIn(event, service.key).line);
    if (part.isDeclined) throw refusal('refused');
    if (part.text !== '') yield part.text;
    usage = part.usage ?? usage;
    isEnded ||= part.end !== null;
  }
  if (!isEnded) throw refusal('badAnswer', 'the stream ended without an end');
  return usage;
}

function checked({ text, isDeclined, hasError, usage }: Said): { text: string; usage: Usage | null } {
  if (isDeclined) throw refusal('refused');
  if (hasError) throw refusal('unavailable', 'the answer is an error');
  if (text === '') throw refusal('badAnswer', 'the answer is empty');
  return { text, usage };
}

/** Redirections are followed nowhere: the key would go along. */
async function open(service: Connected, chat: Chat, isStream: boolean): Promise<OutwardStream> {
  const { address, model, key, mayBeInward } = service;
  const answer = await openOutward(new URL(`${address}/chat/completions`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: isStream ? 'text/event-stream, application/json' : 'application/json',
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: chat.messages,
      max_tokens: chat.mostTokens,
      stream: isStream,
      ...(isStream && { stream_options: { include_usage: true } }),
      ...(chat.isJson && { response_format: { type: 'json_object' } }),
    }),
    mayBeInward,
    patience: chat.patience.whole,
    mostBytes,
    ...(chat.signal && { signal: chat.signal }),
  });
  if (answer.status === 200) return answer;
  const { line, isDeclined } = errorIn(await textOf(answer.body), key);
  throw refusal(isDeclined && answer.status < 500 ? 'refused' : 'unavailable', `${answer.status} ${line}`);
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** What became of the connection, as a refusal; who gave up himself is told so by his own reason. */
async function asRefusal<T>({ address }: Connected, { signal }: Chat, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (reasonOf(error)) throw error;
    const reason: unknown = signal?.reason;
    if (signal?.aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')) throw error;
    const { message, name } = error as Error;
    const isTooLong = error instanceof RangeError;
    throw refusal(isTooLong ? 'badAnswer' : 'unavailable', `${new URL(address).host}: ${name} ${message}`);
  }
}
