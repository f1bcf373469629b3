export * from './api/assistant';
export * from './api/assistant-service';
