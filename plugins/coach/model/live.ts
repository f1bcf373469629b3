/** Kind of live topic about the desk of a class; its subject is `classId.subjectId`. */
export const deskTopic = 'coach.desk';

export const deskSubject = (classId: string, subjectId: string): string => `${classId}.${subjectId}`;

/** Kind of live topic about the answers to an item, for students who may ask about it; its subject is the item's id. */
export const itemTopic = 'coach.item';
