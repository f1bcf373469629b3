export * from './api/auto';
export * from './api/papers';
export * from './api/style';
export * from './api/printing';
export * from './api/states';
