export * from './api/answering';
export * from './api/asking';
export * from './api/ask-source';
export * from './api/desk';
export * from './api/figures';
export * from './api/own-set';
