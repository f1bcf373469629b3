/** Kind of live topic about a class that practises; the subject is the homework. Messages are empty: pages ask again. */
export const practiceTopic = 'dictionary.practice';

/** So long after an answer somebody counts as practising. Milliseconds. */
export const practisesFor = 120_000;
