export * from './api/bank';
export * from './api/reading';
