import { expect, test } from 'vitest';
import { deviceFault } from './device-fault';

test('each way in which a camera is not there has words of its own', () => {
  const faultOf = (name: string, isSecure = true) => deviceFault(new DOMException('', name), isSecure);
  expect(faultOf('NotAllowedError')).toBe('refused');
  expect(faultOf('NotReadableError')).toBe('busy');
  expect(faultOf('NotFoundError')).toBe('none');
  expect(faultOf('NotAllowedError', false)).toBe('insecure');
});
