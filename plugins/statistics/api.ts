export * from './api/measures';
