/**
 * Names that were all in small letters before there was one spelling, and students that were called pupils. What lies on
 * devices, or as JSON in the database, from that time is read here in today's words; nothing is written in the old ones.
 */
const respelled = `
  aiRule airBookId assignmentId assignmentIds attemptId attemptIds baseVersion beforeId bookCover bookId bookIds
  bookName byPeers byPerson classId className closesAt commentId countyId coverPath daysOff deviceId downloadNum
  draftId dueAt dueToday endsOn entryId entryIds examOn examTitle explanationId faultId fileId forkOf gradeId
  gradeName hasKey homeworkId homeworkIds importId inHand isAdopted isBegun isBlank isByHand isClosed
  isConverting isDayOff isDefault isDraft isEnded isFavourite isHandedIn isInBasket isLate isLeft isMarked
  isMastered isOverdue isOwn isReleased isRemoved isRepeated isRight isShared isTemplate itemId itemIds jobId
  knowId knowName lastTime lateUntil layerId layerIds layerName markId mayAdd mayEdit minutesByHand minutesToday
  myRating needsLogin nextId nodeCode nodeId nodeIds nodeName noteId openFaults otherFile otherFiles otherId
  ownerId pageData pageLine parentId personId personIds practiceId pushId questionId questionIds resourceId
  reviewId reviewState sameTier schoolId schoolIds secondLook showNum showsKeys similarId similarIds siteId
  siteIds siteName sourcePath stageId startsAt startsOn subjectCode subjectId swapId taskId taskIds tbName
  teacherId termId termName thingId toCorrect toRight twinId typeId typeIds typeName uploadId useId usedByMe
  usedIn videoImg withAnswers wrongCount yearName
`;

const namesNow: ReadonlyMap<string, string> = new Map([
  ...respelled
    .trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name] as const),
  ['running_time', 'runningTime'],
  ['start_time', 'startTime'],
  ['end_time', 'endTime'],
]);

/** A stored value with today's names of fields, however deep they lie. Other things (dates, blobs) stay as they are. */
export function inOneSpelling<Value>(value: Value): Value {
  return respell(value) as Value;
}

function respell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respell);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [nameNow(name), respell(held)]));
}

/** Today's name: `attemptid` is `attemptId`, `pupilIds` is `studentIds`. */
export const nameNow = (name: string): string =>
  namesNow.get(name) ?? name.replace('pupil', 'student').replace('Pupil', 'Student');
