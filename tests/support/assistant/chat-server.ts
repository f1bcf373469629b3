import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service of chat completions is asked, as its documents write it. */
export interface ChatBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens: number;
  readonly stream: boolean;
  readonly response_format?: unknown;
}

type Reply = (body: ChatBody, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export const chatKey = 'sk-local-0123456789';
const usage = { prompt_tokens: 21, completion_tokens: 9, total_tokens: 30 };

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const chunk = (delta: object, end: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: end }] })}\n\n`;

export const beginStream = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
};
export const part = (response: ServerResponse, text: string) => response.write(chunk({ content: text }));
const endStream = (response: ServerResponse, end = 'stop') => {
  response.write(chunk({}, end));
  response.write(`data: ${JSON.stringify({ id: 'c1', choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
};

/** Says a text, in one piece or in parts of three characters. */
export const saying =
  (text: string, end = 'stop'): Reply =>
  (body, response) => {
    if (!body.stream)
      return json(response, 200, {
        id: 'c1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: end }],
        usage,
      });
    beginStream(response);
    for (let at = 0; at < text.length; at += 3) part(response, text.slice(at, at + 3));
    endStream(response, end);
  };
export const failing =
  (status: number, error: object | string): Reply =>
  (_, response) =>
    typeof error === 'string'
      ? void response.writeHead(status, { 'content-type': 'text/html' }).end(error)
      : json(response, status, { error });

/** A service on this machine that does what the next reply says; without one it says "ready". */
export async function startChatServer() {
  const replies: Reply[] = [];
  const asked: ChatBody[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const some of request) text += String(some);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    if (request.headers.authorization !== `Bearer ${chatKey}`)
      return json(response, 401, {
        error: { message: `Incorrect API key provided: ${request.headers.authorization}`, code: 'invalid_api_key' },
      });
    const body = JSON.parse(text) as ChatBody;
    asked.push(body);
    await (replies.shift() ?? saying('ready'))(body, response, request);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: asked as readonly ChatBody[],
    /** For the next calls, one after the other. */
    next: (...some: Reply[]) => void replies.push(...some),
    /** Forgets replies that nobody has asked for. */
    reset: () => void replies.splice(0),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
