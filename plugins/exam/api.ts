export * from './api/papers';
