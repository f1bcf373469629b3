export * from './api/books';
export * from './api/chapters';
export * from './api/knowledge';
export * from './api/textbooks';
