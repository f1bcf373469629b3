export * from './api/auditing';
export * from './api/keeping';
export * from './api/reading';
export * from './api/saving';
export * from './api/using';
