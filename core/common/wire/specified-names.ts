/** Names that the specification writes in small letters. */
const inSmallLetters = `
  aclRole activeStatus airBookId bookCover bookId bookIds cjhelperSize classId coverPath gradeId isCurrent itemId
  knowId knowName layerId nodeCode nodeId nodeName otherFile pageData pageLine resourceId roleId roleType sendType
  showNum sourcePath stageId subjectId tbName teacherId termId termName typeId typeName userId videoImg
  wkmasterSize wkTime yearName
`;

/**
 * How the specification spells what its calls take and give (portal.md and teaching.md, sections 3 and 7), where that is not
 * the house's camelCase: our name → the name on the wire. Only endpoints marked `specified` travel so.
 */
export const specifiedNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    inSmallLetters
      .trim()
      .split(/\s+/)
      .map((name) => [name, name.toLowerCase()]),
  ),
  airBookName: 'airbname',
  endTime: 'end_time',
  questionAdded: 'question_added',
  questionBankId: 'questionbankid',
  ratingBar: 'ratingbar',
  redirectUrl: 'redirect_url',
  runningTime: 'running_time',
  startTime: 'start_time',
  // not the specification's: addresses of feeds, which readers of news have kept
  siteId: 'siteid',
};

/** The specification's name of a field, or ours where it has none of its own. */
export const specifiedName = (name: string): string =>
  Object.hasOwn(specifiedNames, name) ? specifiedNames[name]! : name;
