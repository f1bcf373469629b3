// The calls of the deployment's pages, cut by area; all that other plugins may import.
export * from './api/audit/log';
export * from './api/audit/undo';
export * from './api/audit/views';
export * from './api/backups';
export * from './api/calls';
export * from './api/conversions';
export * from './api/health';
export * from './api/jobs';
export * from './api/modules';
export * from './api/settings/change-settings';
export * from './api/settings/mail';
export * from './api/settings/assistant';
export * from './api/settings/message-services';
export * from './api/settings/server-file';
export * from './api/settings/sign-on';
export * from './api/storage';
