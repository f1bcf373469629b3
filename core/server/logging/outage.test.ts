import { expect, test } from 'vitest';
import { LineLogger } from './line-logger';
import { Outage } from './outage';

const lost = Object.assign(new Error('connect ENOENT /run/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' });

function atHand() {
  const lines: Record<string, unknown>[] = [];
  const at = { milliseconds: 0 };
  const options = {
    level: 'info',
    form: 'json',
    clock: { now: () => new Date('2026-11-21T08:00:00.000Z') },
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  } as const;
  const logger = new LineLogger(options, {}, new Outage(() => at.milliseconds));
  return { lines, at, logger };
}

test('of a lost database one line is written each second, whoever logs it', () => {
  const { lines, at, logger } = atHand();
  const other = logger.child({ area: 'jobs' });
  for (at.milliseconds = 0; at.milliseconds < 3000; at.milliseconds += 10) {
    logger.error({ requestId: 'r', error: lost }, 'a call failed');
    other.warn({ error: new Error('not done', { cause: lost }) }, 'the outbox could not be read');
  }
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([0, 199, 199]);
  // where it was used says nothing about why it is gone
  expect(lines[0]).toMatchObject({ error: lost.message, message: 'a call failed' });
});

test('a line about anything else is written meanwhile, with its stack', () => {
  const { lines, logger } = atHand();
  logger.error({ error: lost }, 'a call failed');
  logger.error({ error: new Error('a fault of ours') }, 'a call failed');
  logger.info({ status: 503 }, 'request');
  expect(lines.map(({ message }) => message)).toEqual(['a call failed', 'a call failed', 'request']);
  expect(lines[1]!['error']).toMatchObject({
    message: 'a fault of ours',
    stack: expect.stringContaining('outage.test'),
  });
});
