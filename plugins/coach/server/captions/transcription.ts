import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import Value from 'typebox/value';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Logger } from 'edutech/core/server/logger';
import { requestOutward } from 'edutech/plugins/organisation/kit/server/outward-request';
import type { Spoken } from '../../model/spoken';

/** A recording that is written down. */
interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  readonly name: string;
}

/** What was said; `spoken` is null where the service says no seconds. */
interface Transcript {
  readonly text: string;
  readonly spoken: readonly Spoken[] | null;
}

/** What writes down recordings for the deployment; where none is connected, teachers type subtitles. */
export interface Transcription {
  readonly isThere: boolean;
  /** Recordings of a school on a day. */
  readonly daily: number;
  /** Throws AppError `coach.error.captions.` and why: `off`, `unavailable`, `refused`, `badAnswer`. */
  read(recording: Recording): Promise<Transcript>;
}

interface Settings {
  /** Base of its calls, with the version; empty: none. */
  readonly url: string;
  readonly model: string;
  /** File that holds its key; empty: it wants none. */
  readonly keyFile: string;
  readonly daily: number;
}

/** Milliseconds for a recording of a minute: less than browsers wait for an answer (core/web/http/send.ts). */
const patience = 45_000;
/** Bytes of an answer: a minute of speech with the seconds of each word has some tens of thousands. */
const mostAnswer = 2 ** 20;

const Answer = Type.Object({
  text: Type.String(),
  segments: Type.Optional(Type.Array(Type.Object({ start: Type.Number(), text: Type.String() }))),
});

type Reason = 'off' | 'overBudget' | 'tooLong' | 'unavailable' | 'refused' | 'badAnswer';
const codes: Readonly<Record<Reason, number>> = {
  off: wireCodes.notFound,
  overBudget: wireCodes.tooMany,
  tooLong: wireCodes.invalid,
  unavailable: wireCodes.unavailable,
  refused: wireCodes.invalid,
  badAnswer: wireCodes.unavailable,
};

/** `why` is for the log of the server. */
export const refusal = (reason: Reason, why?: unknown): AppError =>
  new AppError(`coach.error.captions.${reason}`, codes[reason], {}, why === undefined ? {} : { cause: why });

/** The service of the deployment, in the shape of `/audio/transcriptions` of OpenAI, which open servers have too. */
export async function connectTranscription(
  { url, model, keyFile, daily }: Settings,
  logger: Pick<Logger, 'warn'>,
): Promise<Transcription> {
  if (url === '')
    return {
      isThere: false,
      daily: 0,
      read: async () => {
        throw refusal('off');
      },
    };
  const address = new URL(`${url.replace(/\/+$/, '')}/audio/transcriptions`);
  const key = keyFile === '' ? '' : (await readFile(keyFile, 'utf8')).trim();
  return {
    isThere: true,
    daily,
    read: async (recording) => {
      try {
        return await ask(address, { model, key }, recording);
      } catch (error) {
        const found = error instanceof AppError ? error : refusal('unavailable', error);
        logger.warn({ key: found.key, why: String(found.cause) }, 'a recording was not written down');
        throw found;
      }
    },
  };
}

async function ask(
  address: URL,
  { model, key }: { readonly model: string; readonly key: string },
  { bytes, mime, name }: Recording,
): Promise<Transcript> {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: mime }), name);
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.set('timestamp_granularities[]', 'segment');
  const sent = new Response(form);
  const { status, text } = await requestOutward(address, {
    method: 'POST',
    headers: {
      'content-type': sent.headers.get('content-type')!,
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    },
    body: Buffer.from(await sent.arrayBuffer()),
    // the city's own file names it, nobody in a browser
    mayBeInward: true,
    patience,
    mostBytes: mostAnswer,
  });
  if (status !== 200) throw refusal(isRefused(status) ? 'refused' : 'unavailable', new Error(`it answered ${status}`));
  return transcriptIn(text);
}

/** It does not take this recording; a wrong key, a wrong address and too many calls are the deployment's affair. */
const isRefused = (status: number): boolean => [400, 413, 415, 422].includes(status);

function transcriptIn(answer: string): Transcript {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch (error) {
    throw refusal('badAnswer', error);
  }
  if (!Value.Check(Answer, value)) throw refusal('badAnswer', new Error('it is no transcript'));
  const { text, segments } = value;
  return { text, spoken: segments && segments.length > 0 ? segments : null };
}
