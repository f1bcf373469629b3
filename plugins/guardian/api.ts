export * from './api/children';
export * from './api/contact';
export * from './api/joining';
export * from './api/messages';
export * from './api/news';
export * from './api/sources';
