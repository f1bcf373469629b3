import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findConfinement } from './confinement';

const run = promisify(execFile);
const limits = { memoryBytes: 2 ** 32, fileBytes: 2 ** 20, processorSeconds: 5 };

describe.runIf(process.platform === 'linux')('a program that converts', () => {
  test('gets its words as they are', async () => {
    const [first = '', ...before] = (await findConfinement()).before(limits);
    const words = ['a b', '$HOME', '"; exit 3', "it's", ''];
    const { stdout } = await run(first, [...before, 'printf', '<%s>', ...words]);
    expect(stdout).toBe(words.map((word) => `<${word}>`).join(''));
  });

  test('does not begin where who started it has ended meanwhile', async ({ skip }) => {
    const command = (await findConfinement()).before(limits);
    skip(!command.includes('setpriv'), 'nothing here ends a program with its parent');
    // the shell in between is the parent, and gone by the time the command asks to be ended with it
    const script = '(sleep 0.2; exec "$@") & exit 0';
    const child = spawn('sh', ['-c', script, 'sh', ...command, 'echo', 'begun'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    for await (const chunk of child.stdout) said += String(chunk);
    expect(said).toBe('');
  });
});
