import type { DemoScale } from './load-demo';

/** The arguments and environment variables of the process. */
export interface Environment {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly dataFolder: string;
  readonly distFolder: string;
  readonly root: string;
  readonly port: number;
  /** The address to listen at; undefined: as the deployment is meant (local-use.ts). */
  readonly host: string | undefined;
  readonly cityFile: string | undefined;
  readonly development: boolean;
  /** Id of the sub-application that this process serves alone. */
  readonly mount: string | undefined;
  readonly demo: DemoScale | null;
  /** The demo was asked for by name, not by the default of `npm start`. */
  readonly isDemoAsked: boolean;
  /** Replaces a server that has already printed its address and accounts. */
  readonly isReplacement: boolean;
  /** Which of the processes on one port this is, from 1 on. */
  readonly worker: number;
}

/** Reads environment variables and arguments; throws one sentence for a missing or wrong one. */
export function environment(variables: NodeJS.ProcessEnv, args: readonly string[]): Environment {
  const port = Number(variables['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${variables['PORT']}".`);
  }
  return {
    ownerUrl: needed(variables, 'DATABASE_URL'),
    appUrl: needed(variables, 'DATABASE_APP_URL'),
    dataFolder: needed(variables, 'EDUTECH_DATA'),
    distFolder: variables['EDUTECH_DIST'] ?? 'dist',
    root: variables['EDUTECH_ROOT'] ?? process.cwd(),
    port,
    host: variables['HOST'] || undefined,
    cityFile: variables['EDUTECH_CONFIG'],
    development: variables['NODE_ENV'] === 'development',
    mount: variables['EDUTECH_MOUNT'] || undefined,
    demo: demoScale(variables, args),
    isDemoAsked: args.includes('--demo'),
    isReplacement: variables['EDUTECH_REPLACEMENT'] === '1',
    worker: Number(variables['EDUTECH_WORKER'] ?? 1),
  };
}

function needed(variables: NodeJS.ProcessEnv, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`The variable ${name} is not set: start the platform with \`npm start\`, which sets it.`);
  return value;
}

/**
 * `--demo small`, `--demo city`, `--demo none`. `npm start` sets EDUTECH_DEMO where it runs its own database and no
 * public address is set; a production database never gets demo accounts unless somebody asks for them.
 */
function demoScale(variables: NodeJS.ProcessEnv, args: readonly string[]): DemoScale | null {
  const at = args.indexOf('--demo');
  const wanted = at >= 0 ? args[at + 1] : (variables['EDUTECH_DEMO'] ?? 'none');
  if (wanted === 'none') return null;
  if (wanted === 'small' || wanted === 'city') return wanted;
  throw new Error(`--demo takes small, city or none, not "${wanted ?? ''}".`);
}
