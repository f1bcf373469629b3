import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findConfinement } from './confinement';

const run = promisify(execFile);
const nowhere = { reads: [], writes: [] };
const limits = { memoryBytes: 2 ** 32, fileBytes: 2 ** 20, processorSeconds: 5 };

describe.runIf(process.platform === 'linux')('a program that converts', () => {
  test('gets its words as they are', async () => {
    const [first = '', ...before] = (await findConfinement()).before(limits, nowhere);
    const words = ['a b', '$HOME', '"; exit 3', "it's", ''];
    const { stdout } = await run(first, [...before, 'printf', '<%s>', ...words]);
    expect(stdout).toBe(words.map((word) => `<${word}>`).join(''));
  });

  test('sees of the file system what it is given, and may change less of it', async ({ skip }) => {
    const confinement = await findConfinement();
    skip(!confinement.isWalled, 'no namespaces of mounts here');
    const folder = await mkdtemp(join(tmpdir(), 'edutech-wall-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [own, given, secret] = ['own', 'given', 'secret'].map((name) => join(folder, name));
    await mkdir(own!);
    await writeFile(given!, 'of a stranger');
    await writeFile(secret!, 'canary-of-the-server');
    const [first = '', ...before] = confinement.before(limits, { reads: [given!], writes: [own!] });
    const script = `
      cat ${given} && echo made > ${own}/made
      for path in ${secret} /etc/passwd /etc/shadow /proc/self/environ /root /home ${import.meta.filename}; do
        [ -e "$path" ] && echo "sees $path"; done
      echo changed > ${given} && echo 'changed what it may read'
      touch /usr/canary && echo 'changed the system'
      mount -t tmpfs none ${own} && echo 'mounts'
      exit 0`;
    const { stdout } = await run(first, [...before, 'sh', '-c', script], { cwd: own! });
    expect(stdout.trim()).toBe('of a stranger');
    expect(await readFile(join(own!, 'made'), 'utf8')).toBe('made\n');
    expect(await readFile(given!, 'utf8')).toBe('of a stranger');
  });

  test('does not begin where who started it has ended meanwhile', async ({ skip }) => {
    const command = (await findConfinement()).before(limits, nowhere);
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
