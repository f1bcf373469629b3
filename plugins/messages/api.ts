export * from './api/members';
export * from './api/message-services';
