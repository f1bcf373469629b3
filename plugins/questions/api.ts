export * from './api/bank';
