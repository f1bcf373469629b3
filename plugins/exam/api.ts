export * from './api/analysis';
export * from './api/papers';
