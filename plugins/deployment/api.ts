// The calls of the deployment's pages, cut by area; all that other plugins may import.
export * from './api/audit/log';
export * from './api/audit/undo';
export * from './api/audit/views';
export * from './api/backups';
export * from './api/calls';
export * from './api/change-settings';
export * from './api/conversions';
export * from './api/health';
export * from './api/jobs';
export * from './api/mail';
export * from './api/modules';
export * from './api/settings';
export * from './api/storage';
