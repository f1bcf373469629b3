export * from './api/activity';
export * from './api/figures';
export * from './api/home-source';
export * from './api/homes';
export * from './api/my-tasks';
export * from './api/tasks';
export * from './api/week';
