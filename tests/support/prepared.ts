import { expect } from 'vitest';
import { jobState } from 'edutech/core/common/api/jobs';
import { type Preparation, preparedFile } from 'edutech/plugins/questions/api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Answer, Caller } from './people';

/** Waits until a file that somebody asked for has been made, and asks for it. The app works jobs. */
export async function prepared(caller: Caller, asked: Answer): Promise<Answer> {
  expect([asked.status, asked.text.slice(0, 500)]).toEqual([200, asked.text.slice(0, 500)]);
  const { id, jobId } = asked.envelope!.data as Preparation;
  const state = async () =>
    ((await caller.call(jobState, { jobId })).envelope!.data as OutputOf<typeof jobState>).state;
  await expect.poll(state, { timeout: 60_000, interval: 50 }).toMatch(/done|failed/);
  return caller.call(preparedFile, { id });
}

export type Prepared = OutputOf<typeof preparedFile>;
