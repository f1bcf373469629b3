export * from './api/answering';
export * from './api/books';
export * from './api/lessons';
