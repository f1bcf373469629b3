/**
 * How the specification spells what its calls take and give (portal.md and teaching.md, sections 3 and 7), where that is not
 * the house's camelCase: our name → the name on the wire. Only endpoints marked `specified` travel so.
 */
export const specifiedNames: Readonly<Record<string, string>> = {
  aclRole: 'aclrole',
  activeStatus: 'activestatus',
  airBookId: 'airbookid',
  airBookName: 'airbname',
  bookCover: 'bookcover',
  bookId: 'bookid',
  bookIds: 'bookids',
  cjhelperSize: 'cjhelpersize',
  classId: 'classid',
  coverPath: 'coverpath',
  endTime: 'end_time',
  gradeId: 'gradeid',
  isCurrent: 'iscurrent',
  itemId: 'itemid',
  knowId: 'knowid',
  knowName: 'knowname',
  layerId: 'layerid',
  nodeCode: 'nodecode',
  nodeId: 'nodeid',
  nodeName: 'nodename',
  otherFile: 'otherfile',
  pageData: 'pagedata',
  pageLine: 'pageline',
  redirectUrl: 'redirect_url',
  resourceId: 'resourceid',
  roleId: 'roleid',
  roleType: 'roletype',
  runningTime: 'running_time',
  sendType: 'sendtype',
  showNum: 'shownum',
  // not the specification's: addresses of feeds, which readers of news have kept
  siteId: 'siteid',
  sourcePath: 'sourcepath',
  stageId: 'stageid',
  startTime: 'start_time',
  subjectId: 'subjectid',
  tbName: 'tbname',
  teacherId: 'teacherid',
  termId: 'termid',
  termName: 'termname',
  typeId: 'typeid',
  typeName: 'typename',
  userId: 'userid',
  videoImg: 'videoimg',
  wkmasterSize: 'wkmastersize',
  wkTime: 'wktime',
  yearName: 'yearname',
};

/** The specification's name of a field, or ours where it has none of its own. */
export const specifiedName = (name: string): string =>
  Object.hasOwn(specifiedNames, name) ? specifiedNames[name]! : name;
