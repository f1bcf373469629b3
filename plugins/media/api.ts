import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

/**
 * Tries once more to convert a file of one's own after it failed. Throws `core.files.notFound` (404) for a file of somebody
 * else, `media.conversions.notFailed` (409) for one that is ready or being converted.
 */
export const convertAgain = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/convert-again',
  access: { signedIn: true },
  input: Type.Object({ fileid: Type.String({ pattern: idPattern }) }),
  output: Type.Object({}),
});
