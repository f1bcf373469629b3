export * from './api/auto';
export * from './api/papers';
export * from './api/sittings';
export * from './api/sittings-board';
export * from './api/sittings-publishing';
export * from './api/style';
export * from './api/printing';
export * from './api/states';
