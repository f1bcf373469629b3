import type { RouteInterceptor } from 'edutech/core/web/plugin';
import { routes } from '../routes';

/**
 * "list redirects to the public-resource page when an interceptor condition holds" (teaching.md section 2). The
 * condition is not told there; ours: who holds neither own nor school resources would find "my resources" empty for ever.
 */
export const toPublicResources: RouteInterceptor = ({ permissions }) =>
  permissions.has('resource_tea') || permissions.has('resource_school_tea') ? null : routes.online.to();
