import { simplified } from './words';

/** People whose roster it is, or the places that a list is of. */
export const rosterKinds = ['schools', 'classes', 'students', 'staff'] as const;
export type RosterKind = (typeof rosterKinds)[number];
/** Kinds whose rows are people. */
export type PeopleKind = 'students' | 'staff';
/** Whether rows of a kind give or take rights: posts of staff, and those of heads of classes. */
export const givesRights = (kind: RosterKind): boolean => kind === 'staff' || kind === 'classes';
/** Whether the rows of a kind are people. */
export const isOfPeople = (kind: RosterKind): kind is PeopleKind => kind === 'students' || kind === 'staff';

/** Fields of a roster's columns. */
export const rosterFields = [
  'schoolCode',
  'schoolName',
  'schoolNameEn',
  'county',
  'stage',
  'school',
  'number',
  'name',
  'username',
  'post',
  'subject',
  'grade',
  'class',
  'headOf',
  'seat',
  'sex',
  'birthDate',
  'phone',
  'identity',
  'leaves',
  'classNumber',
  'className',
  'headNumber',
  'headName',
] as const;
export type RosterField = (typeof rosterFields)[number];

/** The columns of a roster, in the order in which the template has them. */
export const fieldsOf: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  schools: ['schoolCode', 'schoolName', 'schoolNameEn', 'county', 'stage'],
  classes: ['grade', 'classNumber', 'className', 'headNumber', 'headName'],
  students: ['number', 'name', 'grade', 'class', 'seat', 'sex', 'birthDate', 'phone', 'identity', 'username'],
  staff: [
    'number',
    'name',
    'post',
    'subject',
    'grade',
    'class',
    'headOf',
    'sex',
    'birthDate',
    'phone',
    'identity',
    'username',
  ],
};

/** The columns, beginning with the school's if a list of what schools have covers several. */
export const columnsOf = (kind: RosterKind, withSchool: boolean): readonly RosterField[] =>
  withSchool && kind !== 'schools' ? ['school', ...fieldsOf[kind]] : fieldsOf[kind];

/** Columns required for new people and places. */
export const requiredFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  schools: ['schoolCode', 'schoolName', 'county', 'stage'],
  classes: ['grade', 'classNumber'],
  students: ['number', 'name', 'grade', 'class'],
  staff: ['number', 'name', 'post'],
};

/**
 * Headings that schools use for a field, besides those of our template; compared by {@link headingKey}. What schools
 * write is data, so both languages are here.
 */
export const headings: Readonly<Record<RosterField, readonly string[]>> = {
  schoolCode: ['学校代码', '学校标识码', '学校编号', '代码', 'school code', 'code', 'identifier'],
  schoolName: ['学校名称', '学校', '校名', '名称', 'school name', 'school', 'name'],
  schoolNameEn: ['英文名称', '学校英文名', '英文名', 'english name', 'name in english'],
  county: ['区县', '所属区县', '所在区县', '区', '县', '行政区', 'county', 'district'],
  stage: ['学段', '办学类型', '学校类别', 'stage', 'school stage', 'level'],
  school: [
    '学校',
    '学校名称',
    '学校代码',
    '学校标识码',
    '所在学校',
    'school',
    'school name',
    'school code',
    'orgSourcedIds',
  ],
  number: [
    '学号',
    '学籍号',
    '全国学籍号',
    '学籍辅号',
    '工号',
    '教工号',
    '职工号',
    '编号',
    '学生编号',
    '教师编号',
    'student number',
    'student no',
    'student id',
    'staff number',
    'staff no',
    'number',
    'identifier',
    'id',
  ],
  name: ['姓名', '学生姓名', '教师姓名', '名字', 'name', 'full name', 'student name', 'teacher name'],
  username: ['用户名', '登录名', '账号', '帐号', '登录账号', 'user name', 'username', 'login', 'account'],
  post: ['岗位', '职务', '角色', '职位', 'post', 'posts', 'position', 'role', 'duty'],
  subject: ['学科', '任教学科', '科目', '任教科目', 'subject', 'subjects'],
  grade: ['年级', '所在年级', '就读年级', 'grade', 'grades', 'year'],
  class: [
    '班级',
    '班',
    '班号',
    '所在班级',
    '行政班',
    '任教班级',
    '授课班级',
    'class',
    'classes',
    'class name',
    'homeroom',
  ],
  classNumber: ['班号', '班级序号', '班', '班级编号', 'class number', 'number', 'no'],
  className: ['班级名称', '班级', '班名', 'class name', 'class', 'name', 'title'],
  headNumber: ['班主任工号', '班主任编号', 'head teacher number', 'head teacher no', 'staff number'],
  headName: ['班主任姓名', '班主任', 'head teacher', 'head teacher name', 'homeroom teacher'],
  headOf: ['班主任班级', '担任班主任的班级', '所带班级', 'head teacher of', 'head of class', 'form class'],
  seat: ['座号', '班内学号', '班级序号', '班内序号', '序号', 'seat', 'seat number', 'list number', 'no'],
  sex: ['性别', 'sex', 'gender'],
  birthDate: [
    '出生日期',
    '出生年月',
    '出生年月日',
    '生日',
    'birth date',
    'date of birth',
    'birthday',
    'dob',
    'birthDate',
  ],
  phone: [
    '电话',
    '手机',
    '手机号',
    '手机号码',
    '联系电话',
    '家长电话',
    '监护人电话',
    '联系方式',
    'phone',
    'mobile',
    'telephone',
    'guardian phone',
  ],
  // no file says it: rows of a connected service do
  leaves: [],
  identity: [
    '身份证',
    '身份证号',
    '身份证号码',
    '身份证件号',
    '证件号码',
    'identity number',
    'identity card',
    'id card',
    'national id',
  ],
};

/** A heading as it is compared: without spaces, stars, brackets' remarks and capitals. */
export const headingKey = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .replace(/[\s*＊:：._-]/g, '')
    .toLowerCase();
