import { asSystem } from 'edutech/core/server/actor';

/** Questions of a paper are read by who may read the paper, whether or not the bank shows them to that person. */
export const readPapers = asSystem('questions of papers that the caller may read');
