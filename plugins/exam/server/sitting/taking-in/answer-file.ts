import { createDecipheriv } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TSchema, Static } from 'typebox';
import { Check } from 'typebox/value';
import { invalid } from 'edutech/core/common/errors';
import { AnswerFile, FiledAnswers, FiledPhoto } from '../../../model/sitting/taking-in/answer-file';

const wrongFile = () => invalid('exam.error.wrongFile');

/** The file of a device, closed; 422 `exam.error.wrongFile`. */
export async function readAnswerFile(path: string): Promise<AnswerFile> {
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (Check(AnswerFile, file)) return file;
  } catch {
    // not even JSON
  }
  throw wrongFile();
}

/** Opens what a device has closed; what was changed, or closed by another device, does not open. */
function open<Schema extends TSchema>(closed: string, key: Buffer, schema: Schema): Static<Schema> {
  try {
    const all = Buffer.from(closed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, 12));
    decipher.setAuthTag(all.subarray(-16));
    const text = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]).toString();
    const value: unknown = JSON.parse(text);
    if (Check(schema, value)) return value as Static<Schema>;
  } catch {
    // said below
  }
  throw wrongFile();
}

export const openAnswers = ({ bytes }: AnswerFile, key: Buffer): FiledAnswers => open(bytes, key, FiledAnswers);

export const openPhotos = ({ photos = [] }: AnswerFile, key: Buffer): FiledPhoto[] =>
  photos.map((one) => open(one, key, FiledPhoto));
