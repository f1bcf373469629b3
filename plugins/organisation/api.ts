export * from './api/calendar';
export * from './api/classes';
export * from './api/people';
export * from './api/roles';
export * from './api/rosters';
export * from './api/schools';
