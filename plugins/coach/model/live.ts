/** Kind of live topic about the desk of a class; its subject is `classId.subjectId`. */
export const deskTopic = 'coach.desk';

export const deskSubject = (classId: string, subjectId: string): string => `${classId}.${subjectId}`;
