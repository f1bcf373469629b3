import { expect, test } from 'vitest';
import { reasonOf } from './failure';

test.each([
  ['ENOSPC: no space left on device, write', 'disk'],
  ['connect ECONNREFUSED 127.0.0.1:9000', 'connection'],
  ['job heartbeat timeout', 'stopped'],
  ['job timed out', 'time'],
  ["ENOENT: no such file or directory, open '/data/x'", 'file'],
  ["Cannot read properties of undefined (reading 'x')", 'other'],
])('%s', (failure, reason) => {
  expect(reasonOf(failure)).toBe(reason);
});
