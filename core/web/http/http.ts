import { token } from '../../common/token';
import type { Calls } from '../call';

/** The browser's calls, for services; components take them from `useCall`. */
export const Http = token<Calls>('core.web.Http');
