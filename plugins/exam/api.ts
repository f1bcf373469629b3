export * from './api/auto';
export * from './api/papers';
