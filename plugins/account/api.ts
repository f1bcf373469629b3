export * from './api/factors';
export * from './api/sso';
export * from './api/class-code';
export * from './api/card';
export * from './api/provider';
export * from './api/profile';
export * from './api/requests';
export * from './api/registration-requests';
