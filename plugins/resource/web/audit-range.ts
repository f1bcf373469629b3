import type { LandingCheck } from 'edutech/core/web/plugin';
import { getAuditRange } from '../api';

/** An auditor without a management scope has nothing to audit (portal.md section 4, "Post-login routing"). */
export const hasAuditRange: LandingCheck = async ({ call }) => (await call(getAuditRange, {})).length > 0;
