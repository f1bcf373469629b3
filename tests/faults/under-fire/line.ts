import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** What happens to a line: it is cut now, it swallows answers for a while and is cut then, or it is away for a while. */
export type Trouble = 'cut' | 'swallow' | 'away';

/** One person's way to the platform, which can fail. Leads to whichever of its servers answers. */
export interface Line {
  readonly port: number;
  trouble(kind: Trouble, milliseconds: number): void;
  close(): void;
}

export async function openLine(targets: readonly number[]): Promise<Line> {
  const open = new Set<net.Socket>();
  let isAway = false;
  let isSwallowing = false;
  let next = Math.floor(Math.random() * targets.length);

  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const join = (near: net.Socket, tries: number) => {
    const far = net.connect({ port: targets[next % targets.length]!, host: '127.0.0.1' });
    let isJoined = false;
    far.on('connect', () => {
      isJoined = true;
      open.add(far);
      near.pipe(far);
      far.on('data', (chunk) => void (isSwallowing || near.write(chunk)));
    });
    far.on('error', () => {
      next++;
      if (!isJoined && tries > 1 && !near.destroyed) join(near, tries - 1);
      else near.destroy();
    });
    far.on('close', () => {
      open.delete(far);
      if (isJoined) near.destroy();
    });
    near.on('close', () => far.destroy());
  };

  const server = net.createServer((near) => {
    near.on('error', () => undefined);
    if (isAway) {
      near.destroy();
      return;
    }
    open.add(near);
    near.on('close', () => open.delete(near));
    join(near, targets.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    trouble(kind, milliseconds) {
      if (kind === 'cut') return cut();
      if (kind === 'swallow') isSwallowing = true;
      else isAway = true;
      if (kind === 'away') cut();
      setTimeout(() => {
        if (kind === 'swallow') {
          cut();
          isSwallowing = false;
        } else isAway = false;
      }, milliseconds);
    },
    close() {
      cut();
      server.close();
    },
  };
}
