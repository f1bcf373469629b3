export { getAuditRange } from './api/auditing';
export * from './api/reading';
export * from './api/saving';
