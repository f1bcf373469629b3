export * from './api/library';
export * from './api/assigning';
export * from './api/monitoring';
export * from './api/practising';
