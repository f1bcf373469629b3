import { type DetailedError, Upload } from 'tus-js-client';
import { CallError, networkCode } from '../http/call-error';

/** One request carries at most so much: long ones are fast, and after a break at most this is in doubt. */
const pieceBytes = 256 * 1_048_576;
/** A server that is restarted, or a line that breaks, is tried again for about two minutes. */
const retryDelays = [500, 1000, 2000, 4000, 8000, ...Array.from({ length: 10 }, () => 10_000)];

export interface SendFileParts {
  readonly address: string;
  readonly identity: { readonly token: string | null; keepToken(token: string): void };
  readonly onProgress: (sent: number) => void;
  readonly onDone: () => void;
  /** `mayGoOn`: sending may continue from where it stopped (the session has ended, the connection is lost). */
  readonly onError: (error: CallError, mayGoOn: boolean) => void;
}

/** A file that is being sent. */
export interface Sender {
  /** Stops; the bytes that have arrived stay. */
  stop(): void;
}

/** Sends a file to an announced upload, from where the server says that it stopped (tus 1.0.0). */
export function sendFile(file: File, parts: SendFileParts): Sender {
  const { identity } = parts;
  let isStopped = false;
  const upload = new Upload(file, {
    uploadUrl: new URL(parts.address, location.href).href,
    chunkSize: pieceBytes,
    retryDelays,
    storeFingerprintForResuming: false,
    // each request proves again that it comes from this page: tokens change while a large file is being sent
    onBeforeRequest: (request) => {
      if (identity.token) request.setHeader('token', identity.token);
    },
    onAfterResponse: (_request, response) => {
      const token = response.getHeader('token');
      if (token) identity.keepToken(token);
    },
    onShouldRetry: (error) => isPassing(statusOf(error)),
    onProgress: (sent) => parts.onProgress(sent),
    onSuccess: () => {
      if (!isStopped) parts.onDone();
    },
    onError: (error) => {
      if (isStopped) return;
      const status = statusOf(error as DetailedError);
      parts.onError(errorOf(error as DetailedError), status === 401 || isPassing(status));
    },
  });
  upload.start();
  return {
    stop: () => {
      isStopped = true;
      void upload.abort();
    },
  };
}

const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;

/** No answer, a server that is starting, somebody else's request that holds the upload, a proxy that is busy. */
const isPassing = (status: number) => [0, 409, 423, 429, 460, 500, 502, 503, 504].includes(status);

/** The server's message, as for every call. */
function errorOf(error: DetailedError): CallError {
  const status = statusOf(error);
  if (status === 0) return new CallError('core.http.network', networkCode, '', { cause: error });
  try {
    const { code, msg, data } = JSON.parse(error.originalResponse?.getBody() ?? '');
    return new CallError(data.key, code, msg, { params: data.params, requestId: data.requestId });
  } catch {
    return new CallError('core.http.ajax', status, '', { params: { status } });
  }
}
