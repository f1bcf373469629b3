import { routesOf } from 'edutech/core/common/addresses/routes';
import manifest from './plugin';

/** Addresses of its pages. */
export const routes = routesOf(manifest);
