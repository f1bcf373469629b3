export * from './api/message-services';
