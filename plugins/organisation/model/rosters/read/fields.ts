/** Whose roster it is. */
export const rosterKinds = ['students', 'staff'] as const;
export type RosterKind = (typeof rosterKinds)[number];

/** Fields of a roster's columns. */
export const rosterFields = [
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
] as const;
export type RosterField = (typeof rosterFields)[number];

/** The columns of a roster, in the order in which the template has them. */
export const fieldsOf: Readonly<Record<RosterKind, readonly RosterField[]>> = {
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

/** The columns, beginning with the school's if a roster covers several. */
export const columnsOf = (kind: RosterKind, withSchool: boolean): readonly RosterField[] =>
  withSchool ? ['school', ...fieldsOf[kind]] : fieldsOf[kind];

/** Columns required for new people. */
export const requiredFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  students: ['number', 'name', 'grade', 'class'],
  staff: ['number', 'name', 'post'],
};

/**
 * Headings that schools use for a field, besides those of our template; compared by {@link headingKey}. What schools
 * write is data, so both languages are here.
 */
export const headings: Readonly<Record<RosterField, readonly string[]>> = {
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
  text
    .normalize('NFKC')
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .replace(/[\s*＊:：._-]/g, '')
    .toLowerCase();
