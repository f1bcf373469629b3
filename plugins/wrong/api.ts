export * from './api/results';
export * from './api/collection';
export * from './api/practice';
export * from './api/teaching';
