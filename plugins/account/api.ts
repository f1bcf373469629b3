export * from './api/factors';
