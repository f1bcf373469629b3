import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { signsOf } from '../../model/word';

/** One file for each character, as its package has it (decision 0298: its licence asks that it stays as it is). */
const folder = dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));

export const strokesOf: Handler<typeof api.strokesOf> = async ({ input }) => {
  const [sign, ...more] = signsOf(input.sign);
  if (!sign || more.length > 0 || sign !== input.sign) throw notFound('dictionary.error.noStrokes');
  const text = await readFile(join(folder, `${sign}.json`), 'utf8').catch(() => null);
  if (text === null) throw notFound('dictionary.error.noStrokes');
  return JSON.parse(text) as OutputOf<typeof api.strokesOf>;
};
