export * from './api/reviewing';
export * from './api/owner-acts';
export * from './api/reading';
export * from './api/saving';
export * from './api/using';
