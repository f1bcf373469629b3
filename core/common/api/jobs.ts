import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint';
import { idPattern } from '../ids';

/** `waiting`: for a worker, or for its next try. `failed`: given up after all its tries. */
export const JobState = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('done'), Type.Literal('failed')]),
  /** 0 to 1, as the work reports it; 1 when it is done. */
  progress: Type.Number({ minimum: 0, maximum: 1 }),
});
export type JobState = Static<typeof JobState>;

/**
 * The progress of background work: for the person who started it, and for operators of the deployment; for others it
 * does not exist (404). It is known for three days after its end.
 */
export const jobState = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/jobs/state',
  access: { signedIn: true },
  input: Type.Object({ jobId: Type.String({ pattern: idPattern }) }),
  output: JobState,
  perMinute: 240,
});
