import { expect, test } from 'vitest';
import { trialOf } from './trial';

test.for([
  'https://127.0.0.1/v1',
  'https://127.1/v1',
  'https://2130706433/v1',
  'https://0x7f.0.0.1/v1',
  'https://0.0.0.0/v1',
  'https://localhost/v1',
  'https://[::1]/v1',
  'https://[::]/v1',
  'https://[::ffff:127.0.0.1]/v1',
  'https://[fe80::1]/v1',
  'https://169.254.169.254/latest',
  'https://[::ffff:169.254.169.254]/latest',
  'https://100.100.100.200/latest',
])('%s leads inward: neither found nor asked', async (address) => {
  for (const { work } of trialOf({ address, model: 'any', key: 'secret', mayBeInward: false }))
    await expect(work()).rejects.toThrow('leads to this machine itself');
});
