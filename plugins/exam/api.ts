export * from './api/papers';
export * from './api/style';
