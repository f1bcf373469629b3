import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Preparation } from 'edutech/plugins/questions/api';
import { markers } from '../model/people';
import { mostPages } from '../model/sheet/page-code';
import { Correction, doubtKinds, DoubtsAnswer } from '../model/scans/doubts';

const ofProject = Type.Object({ projectId: Id });

/** Scans that came in together. */
const Batch = Type.Object({
  batchId: Id,
  name: Type.String(),
  state: Type.Enum(['waiting', 'reading', 'paused', 'read', 'failed']),
  /** Message key: why it cannot be read. */
  fault: Maybe(Type.String()),
  /** Names of its files that cannot be read; the others are. */
  broken: Type.Array(Type.String()),
  /** Null until its files were counted. */
  pages: Maybe(Type.Integer()),
  read: Type.Integer(),
  doubts: Type.Integer(),
  by: Type.String(),
  createdAt: Moment,
});

/** How far the scans of a project are. */
export const ScanStation = Type.Object({
  projectId: Id,
  title: Type.String(),
  /** Pages of a script, of the sheet that was printed last; 0: none was printed. */
  pagesOfScript: Type.Integer(),
  scripts: Type.Object({
    all: Type.Integer(),
    arrived: Type.Integer(),
    absent: Type.Integer(),
    /** Some of their pages are there. */
    partial: Type.Integer(),
  }),
  pages: Type.Object({ read: Type.Integer(), placed: Type.Integer(), asked: Type.Integer(), void: Type.Integer() }),
  doubts: Type.Object({ open: Type.Integer(), cleared: Type.Integer() }),
  batches: Type.Array(Batch),
});
export type ScanStation = Static<typeof ScanStation>;

/** 404 `marking.error.noProject` for who neither leads it nor has made it; so for all calls here. */
export const scanStation = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans',
  access: markers,
  input: ofProject,
  output: ScanStation,
});

/**
 * Begins to read uploaded files, in their order. Contents that the project has already are left out (`known`); with nothing else
 * there is no new batch. 404 for files of others, 422 `marking.error.noSheet` before a sheet was printed.
 */
export const startBatch = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/start',
  access: markers,
  input: Type.Object({ projectId: Id, fileIds: Ids(500) }),
  output: Type.Object({ batchId: Maybe(Id), known: Type.Integer() }),
});

/** Pauses the reading of a batch after the page that is being read, or goes on with it; also with one that has failed. */
export const pauseBatch = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/pause',
  access: markers,
  input: Type.Object({ projectId: Id, batchId: Id, isPaused: Type.Boolean() }),
  output: Type.Object({}),
});

/** Doubts that are decided in one call, as many as are listed. */
const mostAtOnce = 500;

const DoubtKind = Type.Enum([...doubtKinds]);

/** One doubt in the queue. */
const ListedDoubt = Type.Object({
  doubtId: Id,
  kind: DoubtKind,
  /** Of the question, as it is printed; empty: the page itself is in doubt. */
  label: Type.String(),
  batch: Type.String(),
  /** Of the page in its batch, from 1. */
  position: Type.Integer(),
  clearedBy: Maybe(Type.String()),
  clearedAt: Maybe(Moment),
});
export type ListedDoubt = Static<typeof ListedDoubt>;

/** Doubts that are open, those of one kind together; or those that were cleared, the latest first. */
export const scanDoubts = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans/doubts',
  access: markers,
  input: Type.Object({ projectId: Id, isCleared: Type.Boolean() }),
  output: Type.Object({ doubts: Type.Array(ListedDoubt) }),
});

const BoxOfPage = Type.Object({ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() });

/** A picture of a page; boxes are in its units. */
const ShownPage = Type.Object({ address: Type.String(), width: Type.Number(), height: Type.Number() });

const StudentOfScript = Type.Object({
  scriptId: Id,
  name: Type.String(),
  admission: Type.String(),
  /** There is such a page of the student already. */
  isTaken: Type.Boolean(),
});
export type StudentOfScript = Static<typeof StudentOfScript>;

/** A doubt with all that a person needs to clear it. */
export const ShownDoubt = Type.Object({
  doubtId: Id,
  kind: DoubtKind,
  label: Type.String(),
  batch: Type.String(),
  position: Type.Integer(),
  /** Number of the page on its sheet; null: not known. */
  number: Maybe(Type.Integer()),
  page: ShownPage,
  /** The part of it that is in doubt, with its neighbours. */
  view: BoxOfPage,
  /** What is in doubt. */
  frames: Type.Array(BoxOfPage),
  /** Of a field: its bubbles, from left to right and from above. */
  bubbles: Type.Array(
    Type.Object({ ...BoxOfPage.properties, value: Type.String(), shown: Type.String(), fullness: Type.Integer() }),
  ),
  isMultiple: Type.Boolean(),
  /** Why a field is in doubt; null: it contradicts another. */
  why: Maybe(Type.Enum(['doubtful', 'several', 'none', 'crossed'])),
  /** Values where a person may begin. */
  values: Type.Array(Type.String()),
  /** The number as it was filled in: a space for nothing, a question mark for a digit in doubt. Empty: it has none. */
  digits: Type.String(),
  /** What its label says. */
  code: Maybe(Type.String()),
  proposals: Type.Array(Type.Object({ ...StudentOfScript.properties, share: Type.Number() })),
  /** The page that counts so far, of a copy; whose it is stands in `proposals`. */
  copy: Maybe(ShownPage),
});
export type ShownDoubt = Static<typeof ShownDoubt>;

/** 404 `marking.error.noDoubt`. */
export const scanDoubt = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans/doubt',
  access: markers,
  perMinute: 600,
  input: Type.Object({ projectId: Id, doubtId: Id }),
  output: ShownDoubt,
});

/**
 * Decides about doubts; answers those that are cleared. For one alone: 409 `marking.error.cleared` where somebody has decided, 422
 * `marking.error.noSuchAnswer` for what cannot be decided so. Of several, such ones are left as they are.
 */
export const clearScanDoubts = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/clear',
  access: markers,
  perMinute: 600,
  input: Type.Object({ projectId: Id, doubtIds: Ids(mostAtOnce), answer: DoubtsAnswer }),
  output: Type.Object({ cleared: Type.Array(Id) }),
});

/** Takes decisions back: the doubts are open again; a page that a person had doubted is where it was. */
export const reopenScanDoubts = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/reopen',
  access: markers,
  input: Type.Object({ projectId: Id, doubtIds: Ids(mostAtOnce) }),
  output: Type.Object({}),
});

const PageOfScript = Type.Object({
  pageId: Id,
  number: Type.Integer(),
  batch: Type.String(),
  position: Type.Integer(),
  page: ShownPage,
});
export type PageOfScript = Static<typeof PageOfScript>;

/** Pages that count for a script, in their order. 404 `marking.error.noScript`. */
export const scanPages = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans/pages',
  access: markers,
  perMinute: 600,
  input: Type.Object({ projectId: Id, scriptId: Id }),
  output: Type.Object({ pages: Type.Array(PageOfScript) }),
});

/**
 * A page that was placed counts for nothing any more, or for another student, with what lies behind it. It stands among the cleared
 * doubts as `doubtId`, and can be taken back there. 404 `marking.error.noPage`, 409 `marking.error.notPlaced`.
 */
export const correctScanPage = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/correct',
  access: markers,
  input: Type.Object({
    projectId: Id,
    pageId: Id,
    answer: Correction,
  }),
  output: Type.Object({ doubtId: Id }),
});

/** Students of the project by a part of the name or the number; at most 20. `number` is that of the page. */
export const scanStudents = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans/students',
  access: markers,
  perMinute: 600,
  input: Type.Object({
    projectId: Id,
    find: Type.String({ maxLength: 40 }),
    number: Type.Integer({ minimum: 0, maximum: mostPages }),
  }),
  output: Type.Object({ students: Type.Array(StudentOfScript) }),
});

/** Scripts that have not arrived as a whole. */
export const scanMissing = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/scans/missing',
  access: markers,
  input: ofProject,
  output: Type.Object({
    scripts: Type.Array(
      Type.Object({
        scriptId: Id,
        name: Type.String(),
        admission: Type.String(),
        isAbsent: Type.Boolean(),
        /** Numbers of its pages that are there. */
        has: Type.Array(Type.Integer()),
        /** Marks on them that are asked. */
        asked: Type.Integer(),
      }),
    ),
  }),
});

/** Says who is absent, or that somebody is not. Scripts of which a page has arrived are left as they are. */
export const markAbsent = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/absent',
  access: markers,
  input: Type.Object({ projectId: Id, scriptIds: Ids(2000), isAbsent: Type.Boolean() }),
  output: Type.Object({ changed: Type.Integer() }),
  bodySize: 'large',
});

/**
 * Writes the answer sheet once for each student as PDF, with name, bar code and number on it: nobody sticks or fills in anything.
 * 422 `marking.error.noNumbers` without numbers, `marking.error.noPlace` where the sheet has a place for neither.
 */
export const printNamedSheets = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/named-sheets',
  access: markers,
  input: ofProject,
  output: Preparation,
});

/** Writes labels with the students' bar codes as PDF, to be stuck on their sheets. 422 `marking.error.noNumbers` without numbers. */
export const printLabels = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/scans/labels',
  access: markers,
  input: ofProject,
  output: Preparation,
});
