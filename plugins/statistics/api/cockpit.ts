import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { reader } from '../model/access';
import { columns } from '../model/columns';
import { spans } from '../model/spans';
import { Figure } from './measures';

// Figures of places. What a caller is told depends on the post: of the city, of a county, of a school, of own classes.

const span = Type.Enum([...spans], { default: 'week' });
const Day = Type.String({ format: 'date' });

/** A figure in a table: which measure it is says the column. */
const Cell = Type.Object({ value: Maybe(Type.Number()), hidden: Maybe(Type.Enum(['few', 'other'])) });
export type Cell = Static<typeof Cell>;

export type Column = (typeof columns)[number];

const cells = {
  teachers: Cell,
  students: Cell,
  signIns: Cell,
  over: Cell,
  minutes: Cell,
  resources: Cell,
  exams: Cell,
};

const SchoolLine = Type.Object({
  id: Id,
  name: Type.String(),
  countyId: Id,
  stage: Type.String(),
  ...cells,
});
export type SchoolLine = Static<typeof SchoolLine>;

/** A figure beside its own past. */
const Sum = Type.Object({ id: Type.Enum([...columns]), figure: Figure, before: Figure });
export type Sum = Static<typeof Sum>;

/** Minutes of a grade's classes: the tenths at both ends, the quarters, the middle. */
const Grade = Type.Object({
  grade: Type.Integer(),
  most: Maybe(Type.Integer()),
  minutes: Figure,
  over: Figure,
  quantiles: Maybe(Type.Array(Type.Number())),
});
export type Grade = Static<typeof Grade>;

/** What needs a look. `countyId` leads to where it is. */
const Alarm = Type.Object({
  kind: Type.Enum(['low', 'over', 'stale', 'recount']),
  countyId: Maybe(Id),
  name: Type.String(),
  grade: Type.Integer(),
  count: Type.Integer(),
  schools: Type.Integer(),
});
export type Alarm = Static<typeof Alarm>;

const Stock = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  value: Type.Integer(),
  added: Maybe(Type.Integer()),
});

const frame = {
  /** Up to when it is counted. */
  at: Moment,
  from: Day,
  until: Day,
  sums: Type.Array(Sum),
  alarms: Type.Array(Alarm),
};

const County = Type.Object({
  id: Id,
  name: Type.String(),
  schools: Type.Integer(),
  ...cells,
  /** Shares of the last 14 days; null where they are hidden. */
  teacherDays: Type.Array(Maybe(Type.Number())),
  studentDays: Type.Array(Maybe(Type.Number())),
});
export type CountyLine = Static<typeof County>;

/** The first page of the caller: where the menu leads. */
export const myPlace = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/place',
  access: reader,
  input: Type.Object({}),
  output: Type.Object({
    level: Type.Enum(['city', 'county', 'school', 'classes']),
    placeId: Maybe(Id),
  }),
});

/** Asked for as Arrow: its schools alone, in columns, hidden where the page hides them (server/reading/schools-arrow.ts). */
export const readCity = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/city',
  access: reader,
  input: Type.Object({ span }),
  output: Type.Object({
    ...frame,
    counties: Type.Array(County),
    schools: Type.Array(SchoolLine),
    grades: Type.Array(Grade),
    /** The 14 days, with the shares of the whole city. */
    days: Type.Array(Day),
    teacherDays: Type.Array(Maybe(Type.Number())),
    studentDays: Type.Array(Maybe(Type.Number())),
    stocks: Type.Array(Stock),
    /** The last recount: null before the first. */
    recount: Maybe(Type.Object({ day: Day, compared: Type.Integer(), differences: Type.Integer() })),
  }),
});
export type City = Static<(typeof readCity)['output']>;

/** Asked for as Arrow: as `readCity`, its own schools. */
export const readCounty = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/county',
  access: reader,
  input: Type.Object({ countyId: Id, span }),
  output: Type.Object({
    ...frame,
    id: Id,
    name: Type.String(),
    schools: Type.Array(SchoolLine),
    grades: Type.Array(Grade),
    /** The same figures of the whole city. */
    city: Type.Array(Type.Object({ id: Type.Enum([...columns]), figure: Figure })),
  }),
});
export type CountyPage = Static<(typeof readCounty)['output']>;

const ClassLine = Type.Object({
  id: Id,
  name: Type.String(),
  grade: Type.Integer(),
  most: Maybe(Type.Integer()),
  /** Minutes of the days of the week; null without homework. */
  days: Type.Array(Cell),
  /** Mean minutes of the last four weeks. */
  weeks: Type.Array(Maybe(Type.Number())),
  /** Share of its students who did something on a school day. */
  active: Cell,
});
export type ClassLine = Static<typeof ClassLine>;

export const readSchool = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/school',
  access: reader,
  input: Type.Object({ schoolId: Id, span }),
  output: Type.Object({
    ...frame,
    id: Id,
    name: Type.String(),
    countyId: Id,
    county: Type.String(),
    days: Type.Array(Day),
    classes: Type.Array(ClassLine),
    /** The class that is over its limit on most days in a row up to now. */
    finding: Maybe(
      Type.Object({
        name: Type.String(),
        run: Type.Integer(),
        day: Day,
        minutes: Type.Integer(),
        most: Type.Integer(),
        subjects: Type.Array(Type.Object({ subject: Type.String(), code: Type.String(), minutes: Type.Integer() })),
      }),
    ),
    /** How busy each hour of the day is, in tenths of the busiest; null: too few people were at work in it, or at the school. */
    hours: Maybe(Type.Array(Maybe(Type.Integer()))),
    /** What was done, by day: the rows behind activity. */
    acts: Type.Array(Type.Object({ day: Day, title: Type.String(), acts: Type.Integer(), people: Cell })),
  }),
});
export type SchoolPage = Static<(typeof readSchool)['output']>;

/** A teacher's own classes. */
export const readClasses = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/classes',
  access: { ...reader, types: ['teacher'] },
  input: Type.Object({ span }),
  output: Type.Object({ at: Moment, from: Day, until: Day, days: Type.Array(Day), classes: Type.Array(ClassLine) }),
});
export type ClassesPage = Static<(typeof readClasses)['output']>;

/** The figures of a page as a workbook, hidden where the page hides them. */
export const exportFigures = endpoint({
  method: 'POST',
  root: 'statistics',
  path: '/export',
  access: reader,
  perMinute: 20,
  input: Type.Object({ level: Type.Enum(['city', 'county', 'school', 'classes']), placeId: Type.Optional(Id), span }),
  output: FileAddress,
});
