export * from './api/bank';
export * from './api/explaining';
export * from './api/importing';
export * from './api/keeping';
export * from './api/marking';
export * from './api/reading';
export * from './api/reviewing';
export * from './api/saving';
