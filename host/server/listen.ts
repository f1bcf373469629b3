import type { FastifyInstance } from 'fastify';

/** All addresses of this machine, of both families; and of the old family alone. */
const everywhere = '::';
const everywhereOld = '0.0.0.0';
/** What a system without IPv6 answers. */
const hasNoSuchFamily = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** Opens the port; on a machine without IPv6 `::` means all its IPv4 addresses. Where that is not possible, one sentence says what to do. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      if (host !== everywhere || !hasNoSuchFamily.has(error.code ?? '')) throw error;
      return app.listen({ port, host: everywhereOld });
    });
  } catch (error) {
    throw new Error(sentences[(error as NodeJS.ErrnoException).code ?? '']?.(port, host) ?? (error as Error).message);
  }
}

const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: stop that one, or choose another port (PORT=${port + 1} npm start).`,
  EACCES: (port) => `Port ${port} is for the system's own programs: choose one above 1023 (PORT=8080 npm start).`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}: correct HOST, or leave it out.`,
  ENOTFOUND: (_, host) => `This machine has no address ${host}: correct HOST, or leave it out.`,
};
