export * from './api/answering';
export * from './api/composing';
export * from './api/files';
export * from './api/marking';
export * from './api/peer';
export * from './api/publishing';
export * from './api/summary';
export * from './api/watching';
