import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

/**
 * Tries again to convert a file of the caller after it failed. Throws `core.files.notFound` (404) for another person's
 * file, `media.conversions.notFailed` (409) for one that is ready or being converted.
 */
export const convertAgain = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/convert-again',
  access: { signedIn: true },
  input: Type.Object({ fileId: Type.String({ pattern: idPattern }) }),
  output: Type.Object({}),
});
