export * from './api/arranging';
export * from './api/books';
export * from './api/chapters';
export * from './api/importing';
export * from './api/knowledge';
export * from './api/managing';
export * from './api/mapping';
export * from './api/textbooks';
