export * from './api/appeals';
export * from './api/board';
export * from './api/keys';
export * from './api/marks';
export * from './api/projects';
export * from './api/sheets';
export * from './api/scans';
export * from './api/suggestions';
