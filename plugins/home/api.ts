export * from './api/activity';
export * from './api/home-source';
export * from './api/tasks';
