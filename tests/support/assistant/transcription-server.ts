import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a service of transcriptions is sent: the fields of its form, as its documents name them. */
interface Sent {
  readonly model: unknown;
  readonly format: unknown;
  readonly name: string;
  readonly bytes: number;
}

type Reply = (response: ServerResponse) => void;

export const transcriptionKey = 'sk-local-9876543210';
const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Answers with segments, as `verbose_json` has them. */
export const hearing =
  (segments: readonly (readonly [start: number, text: string])[]): Reply =>
  (response) =>
    json(response, 200, {
      task: 'transcribe',
      language: 'chinese',
      duration: 13.5,
      text: segments.map(([, text]) => text).join(''),
      segments: segments.map(([start, text], id) => ({ id, seek: 0, start, end: start + 3, text, tokens: [id] })),
    });

/** Answers with the text alone, as services that know no `verbose_json` do. */
export const hearingText =
  (text: string): Reply =>
  (response) =>
    json(response, 200, { text });
export const failingWith =
  (status: number): Reply =>
  (response) =>
    json(response, status, { error: { message: 'no', type: 'server_error' } });

/** A service on this machine that does what the next reply says. */
export async function startTranscriptionServer() {
  const replies: Reply[] = [];
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request));
      if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
        return void response.writeHead(404).end();
      if (request.headers.authorization !== `Bearer ${transcriptionKey}`)
        return json(response, 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } });
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(body, { headers: { 'content-type': type } }).formData();
      const file = form.get('file');
      if (!(file instanceof File)) return json(response, 400, { error: { message: 'file is required' } });
      const [model, format] = [form.get('model'), form.get('response_format')];
      sent.push({ model, format, name: file.name, bytes: file.size });
      (replies.shift() ?? hearingText('ready'))(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent: sent as readonly Sent[],
    /** For the next calls, one after the other. */
    next: (...some: Reply[]) => void replies.push(...some),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
