import { expect, test } from 'vitest';
import { LineLogger } from './line-logger';

const clock = { now: () => new Date('2026-11-21T08:00:00.000Z') };

function logged(form: 'json' | 'short', log: (logger: LineLogger) => void, level: 'debug' | 'info' = 'info'): string {
  let text = '';
  log(new LineLogger({ level, form, clock, write: (line) => (text += line) }));
  return text;
}

test('a line is one JSON object with time, level, message and facts', () => {
  const line = logged('json', (logger) => logger.child({ requestId: 'r1' }).info({ status: 200 }, 'answered'));
  expect(JSON.parse(line)).toEqual({
    requestId: 'r1',
    status: 200,
    time: '2026-11-21T08:00:00.000Z',
    level: 'info',
    message: 'answered',
  });
  expect(line.endsWith('}\n')).toBe(true);
});

test('levels below the chosen one are not written', () => {
  expect(logged('json', (logger) => logger.debug({}, 'quiet'))).toBe('');
  expect(logged('json', (logger) => logger.debug({}, 'heard'), 'debug')).toContain('heard');
});

test('secrets are hidden at any depth, in addresses and in causes of errors', () => {
  const canary = 'canary-3f9a';
  const cause = new Error(`GET /files/ticket/view/1/a.mp4?token=${canary}`);
  const line = logged('json', (logger) =>
    logger.error(
      {
        Authorization: canary,
        headers: { cookie: canary, 'set-cookie': [canary] },
        body: [{ newPassword: canary, idCard: canary, id_card: canary }],
        url: `/a?x=1&ticket=${canary}#b`,
        error: new Error('failed', { cause }),
      },
      `asked /a?token=${canary}`,
    ),
  );
  expect(line).not.toContain(canary);
  expect(line).toContain('[redacted]');
  expect(line).toContain('/a?x=1&ticket=[redacted]#b');
});

test('a fact that refers to itself or is enormous does not stop the logger', () => {
  const loop: Record<string, unknown> = { big: 'x'.repeat(100_000), count: 10n };
  loop.self = loop;
  const line = logged('json', (logger) => logger.info(loop, 'odd'));
  expect(JSON.parse(line)).toMatchObject({ message: 'odd', count: '10' });
  expect(line.length).toBeLessThan(60_000);
});

test('the short form is one line, and a line feed in a fact cannot forge another', () => {
  const line = logged('short', (logger) => logger.warn({ name: 'a\n08:00 error forged' }, 'careful'));
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(line).toContain('warn  careful name=a⏎08:00 error forged');
});
