import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';

/** A server in a process of its own, whose processor time can be asked for. */
export interface MeasuredServer {
  readonly port: number;
  /** Processor time of all its threads so far, in milliseconds. */
  cpuMilliseconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program on a free port and waits until it says that it is ready. */
export async function startChild(
  root: string,
  program: string[],
  env: Record<string, string>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', path.join(root, 'tests/bench/support/cpu-probe.ts'), ...program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  await answering(`http://127.0.0.1:${port}/readyz`, child);
  return {
    port,
    cpuMilliseconds: async () => {
      child.send('cpu');
      const { user, system } = await usageTold(child);
      return (user + system) / 1000;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** What the probe answers; a server also says by itself that it serves. */
async function usageTold(child: ChildProcess): Promise<NodeJS.CpuUsage> {
  for (;;) {
    const [said] = (await once(child, 'message')) as [unknown];
    if (Object.hasOwn(Object(said), 'user')) return said as NodeJS.CpuUsage;
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until an address answers with 200; throws when the process that should answer has ended. */
export async function answering(address: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 300_000;
  while (Date.now() < until) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The server ended with ${end} before it answered.`);
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`${address} did not answer within five minutes.`);
}
