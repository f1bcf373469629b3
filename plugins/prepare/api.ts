export * from './api/exercises';
export * from './api/plans';
export * from './api/templates';
export * from './api/week';
export * from './api/writing';
