import Type from 'typebox';
import { endpoint } from '../endpoint';

/** Ids of the plugins that are switched off for the whole city: an open tab of a visitor asks from time to time. */
export const listSwitchedOff = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/session/switched-off',
  access: { public: 'visitors must not be led to what is switched off' },
  input: Type.Object({}),
  output: Type.Object({ off: Type.Array(Type.String()) }),
});
