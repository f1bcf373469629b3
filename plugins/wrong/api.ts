export * from './api/collecting';
export * from './api/collection';
export * from './api/practising';
export * from './api/teaching';
