import { expect, test } from 'vitest';
import { MemoryMetrics } from './memory-metrics';

test('a counter counts for each set of labels', async () => {
  const metrics = new MemoryMetrics();
  const calls = metrics.counter('calls_total', 'Calls.');
  calls.add({ status: '200' });
  calls.add({ status: '200' });
  calls.add({ status: '500' }, 3);
  expect(await metrics.render()).toBe(
    '# HELP calls_total Calls.\n# TYPE calls_total counter\ncalls_total{status="200"} 2\ncalls_total{status="500"} 3\n',
  );
});

test('a histogram counts what is at most each bound', async () => {
  const metrics = new MemoryMetrics();
  const seconds = metrics.histogram('call_seconds', 'Time of a call.', [0.01, 0.1]);
  for (const value of [0.005, 0.05, 5]) seconds.of({ route: '/a' }).observe(value);
  const text = await metrics.render();
  expect(text).toContain('call_seconds_bucket{route="/a",le="0.01"} 1');
  expect(text).toContain('call_seconds_bucket{route="/a",le="0.1"} 2');
  expect(text).toContain('call_seconds_bucket{route="/a",le="+Inf"} 3');
  expect(text).toContain('call_seconds_sum{route="/a"} 5.055');
  expect(text).toContain('call_seconds_count{route="/a"} 3');
});

test('a gauge is read when it is asked for', async () => {
  const metrics = new MemoryMetrics();
  let sockets = 1;
  metrics.gauge('live_sockets', 'Open sockets.', () => sockets);
  sockets = 7;
  expect(await metrics.render()).toContain('live_sockets 7');
});

test('labels are escaped, and a name is declared once', async () => {
  const metrics = new MemoryMetrics();
  metrics.counter('odd_total', 'Odd.').add({ name: 'a"b\\c\nd' });
  expect(await metrics.render()).toContain('odd_total{name="a\\"b\\\\c\\nd"} 1');
  expect(() => metrics.counter('odd_total', 'Again.')).toThrow('declared twice');
});
