import { expect, test } from 'vitest';
import { eventsIn } from './sse';

async function read(...parts: readonly (string | Buffer)[]) {
  async function* body() {
    for (const part of parts) yield Buffer.from(part);
  }
  const events: string[] = [];
  for await (const event of eventsIn(body())) events.push(event);
  return events;
}

test('events are found wherever the network cuts them', async () => {
  const whole = Buffer.from('data: 数轴\n\ndata:{"a":1}\r\n\r\n: note\n\nevent: x\ndata: end\n\n');
  expect(await read(whole)).toEqual(['数轴', '{"a":1}', 'end']);
  expect(await read(...[...whole].map((byte) => Buffer.from([byte])))).toEqual(['数轴', '{"a":1}', 'end']);
});

test('an event of several lines is one, and the last needs no empty line', async () => {
  expect(await read('data: one\ndata: two\n\ndata: [DONE]')).toEqual(['one\ntwo', '[DONE]']);
  expect(await read('<html>data: no</html>')).toEqual([]);
});
