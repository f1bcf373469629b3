import { routesOf } from 'edutech/core/common/routes';
import manifest from './plugin';

/** Addresses of its pages. */
export const routes = routesOf(manifest);
