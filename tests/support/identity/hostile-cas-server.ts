import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CAS server that answers each ticket as a test wants it. */
export async function startHostileCasServer() {
  let answer: (response: ServerResponse) => void = (response) => void response.end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/cas`,
    /** Paths that were asked for. */
    asked,
    answers: (next: typeof answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export const casXml = (inner: string, space = 'http://www.yale.edu/tp/cas') =>
  `<cas:serviceResponse xmlns:cas="${space}">${inner}</cas:serviceResponse>`;
export const casSuccess = (user: string, attributes = '') =>
  `<cas:authenticationSuccess>${user}<cas:attributes>${attributes}</cas:attributes></cas:authenticationSuccess>`;
