export * from './api/papers';
export * from './api/sittings';
export * from './api/sittings-board';
export * from './api/sittings-publishing';
