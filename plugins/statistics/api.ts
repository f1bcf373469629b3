export * from './api/measures';
export * from './api/sources';
export * from './api/cockpit';
export * from './api/reports';
