import type { TrialStep } from '../../../kit/common/trial-step';
import { outwardAddress } from 'edutech/core/server/outward/outward';
import { connectionAdvice, Trial } from '../../../kit/server/trial';
import type { SourceParts } from '../parts';
import { readFolder } from './read-source';
import { RestClient, type RestService, SourceRefusal } from './rest-client';

/** Tries a service as it will be used: its address, the login, schools, people. */
export async function tryService(
  { held, stopwatch }: Pick<SourceParts, 'held' | 'stopwatch'>,
  service: RestService,
): Promise<TrialStep[]> {
  const { secret, baseAddress } = service;
  const basic = Buffer.from(`${encodeURIComponent(service.clientId)}:${encodeURIComponent(secret)}`).toString('base64');
  const trial = new Trial({ stopwatch, secrets: [secret, basic], advise });
  const mayBeInward = held.file.allowLocalAddresses;
  const { hostname } = new URL(baseAddress);
  const host = hostname.replace(/^\[|\]$/g, '');
  // whoever waits at a page does not wait for a service that is busy
  const client = new RestClient(service, {
    mayBeInward,
    pause: () => Promise.reject(new SourceRefusal('limit', '429')),
  });
  const counted = ({ records, total }: { records: readonly unknown[]; total: number | null }) =>
    String(total ?? records.length);
  await trial.step('find', () => (mayBeInward ? Promise.resolve(host) : outwardAddress(host)), String);
  await trial.step('login', () => client.login(), String);
  await trial.step('schools', () => client.first('orgs', 1), counted);
  await trial.step('people', () => client.first('users', 1), counted);
  return trial.steps;
}

/** Reads the folder that the city's file names. */
export async function tryFolder({
  stopwatch,
  oneRosterFolder,
}: Pick<SourceParts, 'stopwatch' | 'oneRosterFolder'>): Promise<TrialStep[]> {
  const trial = new Trial({ stopwatch, secrets: [], advise });
  await trial.step(
    'folder',
    () => readFolder(oneRosterFolder),
    ({ users }) => String(users.length),
  );
  return trial.steps;
}

/** What to change; a client that is not taken is another matter than a mailbox's password. */
const advise = (error: unknown): string => {
  const kind = error instanceof SourceRefusal && error.kind !== 'answer' ? error.kind : '';
  return connectionAdvice(error) || (kind === 'login' ? 'client' : kind);
};
