/**
 * Options of a schema whose values are checked where they come in, and go out as they lie in the database: a tree of many
 * kinds of nodes, for which looking for what is not declared costs more than all the rest of an answer. Never for what
 * somebody may see only a part of.
 */
export const writtenAsItIs = { 'x-written-as-it-is': true } as const;

export const isWrittenAsItIs = (schema: object) => 'x-written-as-it-is' in schema;
