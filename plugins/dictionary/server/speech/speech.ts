import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Programs } from 'edutech/core/server/programs/programs';
import { runProgram } from 'edutech/plugins/media/kit/server/run-program';
import type { WordLanguage } from '../../model/word';

/** What says words aloud for the deployment; where there is none, browsers use their own voice. */
export interface Speech {
  readonly isThere: boolean;
  /** Writes the sound of a text to a WAV file in a folder of its own, which is gone afterwards. */
  say<Result>(text: string, language: WordLanguage, use: (path: string) => Promise<Result>): Promise<Result>;
}

interface Settings {
  /** Path of espeak-ng; empty: on the PATH; `none`: do not look. */
  readonly program: string;
  /** Address of a service; empty: none. It goes before the program. */
  readonly service: string;
}

const megabyte = 1_048_576;
const limits = { memoryBytes: 512 * megabyte, fileBytes: 8 * megabyte, processorSeconds: 10, seconds: 15 };
/** Longest that a service is waited for. Milliseconds. */
const patience = 15_000;
/** Voices of espeak-ng. */
const voices = { en: 'en-gb', zh: 'cmn' } as const;

const noSpeech: Speech = {
  isThere: false,
  say: async () => {
    throw new AppError('dictionary.error.noSpeech', wireCodes.invalid);
  },
};

/** The service that the deployment names, else its program, else none. */
export async function findSpeech({ program, service }: Settings, programs: Programs): Promise<Speech> {
  if (service !== '') return over((text, language, path) => fetchSound(service, text, language, path));
  const found = program === 'none' ? null : await locate(program);
  if (!found) return noSpeech;
  return over(async (text, language, path, folder) => {
    const args = ['-v', voices[language], '-s', '140', '-w', path, '--', text];
    const { confinement } = programs;
    const signal = AbortSignal.timeout(limits.seconds * 1000);
    await runProgram({ program: found, args, folder, reads: [], writes: [folder], confinement, limits, signal });
  });
}

type Write = (text: string, language: WordLanguage, path: string, folder: string) => Promise<void>;

const over = (write: Write): Speech => ({
  isThere: true,
  say: async (text, language, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'edutech-speech-'));
    try {
      const path = join(folder, 'said.wav');
      await write(text, language, path, folder).catch((error) => {
        throw new AppError('dictionary.error.speechFailed', wireCodes.invalid, {}, { cause: error });
      });
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** A service answers `GET <address>?text=…&language=en|zh` with a WAV file. */
async function fetchSound(service: string, text: string, language: WordLanguage, path: string): Promise<void> {
  const address = new URL(service);
  address.searchParams.set('text', text);
  address.searchParams.set('language', language);
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!answer.ok) throw new Error(`the speech service answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > limits.fileBytes) throw new Error('the speech service answered with too much');
  await writeFile(path, bytes);
}

async function locate(setting: string): Promise<string | null> {
  const paths =
    setting === ''
      ? (process.env['PATH'] ?? '')
          .split(delimiter)
          .filter(Boolean)
          .map((folder) => join(folder, 'espeak-ng'))
      : [setting];
  for (const path of paths) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return null;
}
