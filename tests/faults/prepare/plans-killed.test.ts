import { test } from 'vitest';
import { noWordIsLost } from './no-word-is-lost';

test('two teachers write one plan at once while its server is killed, and every word is there once', async () => {
  await noWordIsLost({ kills: ['before', 'tab', 'during', 'network', 'after', 'any'], seed: 'two teachers' });
}, 180_000);
