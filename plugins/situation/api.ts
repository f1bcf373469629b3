export * from './api/evidence';
export * from './api/classes';
export * from './api/students';
export * from './api/talk';
