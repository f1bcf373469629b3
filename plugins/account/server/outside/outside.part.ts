import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/outside';
import { goOutside } from './outside.routes';
import type { OutsideServices } from './outside-services';

/** Going on to platforms outside as who one is. */
export const outsidePart = (services: OutsideServices) => ({
  handlers: { goOutside: goOutside(services) } satisfies Handlers<typeof api>,
});
