import Type from 'typebox';
import { Maybe } from '../wire/kinds';
import { endpoint } from '../endpoint';

/**
 * The notice for signed-in people: the newest whose period has begun and is not over; `null` when there is none. The
 * same notices as those that visitors get from the portal, and written there.
 */
export const getNotice = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/notice/get-notice',
  specified: true,
  access: { signedIn: true },
  input: Type.Object({}),
  output: Maybe(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      content: Type.String(),
      /** Address offered beside the text; empty when there is none. */
      link: Type.String(),
    }),
  ),
});
