/**
 * Options of a schema whose values are checked on input and sent as stored in the database: a tree of many kinds of
 * nodes, where filtering undeclared fields costs more than all the rest of an answer. Never for data of which somebody
 * may see only a part.
 */
export const writtenAsItIs = { 'x-written-as-it-is': true } as const;

export const isWrittenAsItIs = (schema: object) => 'x-written-as-it-is' in schema;
