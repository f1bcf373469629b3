import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { Preparation } from 'edutech/plugins/questions/api';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Version } from 'edutech/core/common/wire/version';
import { downloadFormats, mostDownloaded, mostHomeworkFiles, mostItems, mostMinutes } from '../model/homework';
import { teachers, teachersWho } from '../model/people';
import { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { Count, ids, Item, ItemPoints, Kind, Medium, OptionalTime, Section, TierOf, Tiers, Way } from './records';

// Making homework: a sheet of items in sections, saved by itself as it is written, until it is published.

/** An item as it is written: a question of the bank in one version, or an item of an answer card with a body of its own. */
export const ItemValues = Type.Object({
  /** Created by the client that adds it; stays the same in every save. */
  itemId: Id,
  section: Type.Integer({ minimum: 0, maximum: 29 }),
  tiers: Tiers,
  way: Way,
  questionId: Type.Optional(Id),
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  body: Type.Optional(QuestionBody),
  /** Points of its parts, where they differ from the question's. */
  points: Type.Optional(ItemPoints),
  /** Room for the answer, where it is not what its type usually has. */
  space: Type.Optional(PaperSpace),
});
export type ItemValues = Static<typeof ItemValues>;

/** The fields of a homework's form. */
export const HomeworkValues = Type.Object({
  title: Type.String({ maxLength: 100 }),
  kind: Kind,
  subjectId: Id,
  gradeId: Id,
  nodeId: Type.Optional(Id),
  /** The text that students read above the items. */
  note: Type.String({ maxLength: 2000 }),
  sections: Type.Array(Section, { maxItems: 30 }),
  items: Type.Array(ItemValues, { maxItems: mostItems }),
  /** Files beside it, in their order. */
  files: Type.Array(Id, { maxItems: mostHomeworkFiles, uniqueItems: true }),
  /** Minutes that the teacher expects; absent: estimated from the questions. */
  minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: mostMinutes })),
});
export type HomeworkValues = Static<typeof HomeworkValues>;

export const HomeworkSaved = Type.Object({
  homeworkId: Id,
  version: Type.Integer(),
  minutes: Type.Integer(),
  points: Type.Number(),
});
export type HomeworkSaved = Static<typeof HomeworkSaved>;

/**
 * Creates homework as a draft. The client creates `homeworkId`, so that homework whose response was lost is created
 * once: a repeated call saves over it, as {@link saveHomework} does. 404 `work.error.noQuestion` names items whose
 * question the caller may not use.
 */
export const createHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/create',
  bodySize: 'large',
  access: teachersWho('arrange'),
  input: Type.Object({ ...HomeworkValues.properties, homeworkId: Type.Optional(Id) }),
  output: HomeworkSaved,
});

/**
 * Saves a whole draft. `save` identifies this write: a repeated call is applied once. 409 with both versions if it was
 * saved meanwhile from elsewhere; 409 `work.error.published` for homework that students already have.
 */
export const saveHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/save',
  bodySize: 'large',
  access: teachersWho('arrange'),
  input: Type.Object({ ...HomeworkValues.properties, homeworkId: Id, version: Version, save: Id }),
  output: HomeworkSaved,
});

/**
 * Lets homework be written as a sheet to print, in Word or PDF, with or without answers after the questions: one file, or several
 * in an archive (`preparedFile` fetches it). 404 `work.error.noHomework`; 422 `work.error.empty` when it is fetched, where none
 * of it has a question.
 */
export const downloadHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/download',
  access: teachersWho('download'),
  perMinute: 30,
  input: Type.Object({
    homeworkIds: ids(mostDownloaded),
    format: Type.Enum([...downloadFormats]),
    withAnswers: Type.Boolean(),
    /** Default: A4, without a sealing line. */
    look: Type.Optional(SheetLook),
  }),
  output: Preparation,
});

/** The pages of homework as they are printed, without answers: of all its items, or of those of one layer. 404 `work.error.noHomework`. */
export const homeworkPages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/work/pages',
  access: teachers,
  perMinute: 60,
  input: Type.Object({ homeworkId: Id, tier: Type.Optional(TierOf), look: SheetLook }),
  output: Type.Array(Page),
});

/** One homework as its makers see it. Keys are another call. */
export const Homework = Type.Object({
  homeworkId: Id,
  title: Type.String(),
  kind: Kind,
  subjectId: Id,
  gradeId: Id,
  nodeId: Maybe(Id),
  note: Type.String(),
  sections: Type.Array(Section),
  items: Type.Array(
    Type.Object({
      ...Item.properties,
      /** 1 to 5; 0 where nobody knows. */
      difficulty: Type.Integer(),
      /** The time that a student needs; 0 if unknown. */
      seconds: Type.Integer(),
      /** Whether there is an answer to mark it by, or to show. */
      hasKey: Type.Boolean(),
    }),
  ),
  files: Type.Array(Medium),
  /** Pictures and recordings of the items. */
  media: Type.Array(Medium),
  minutes: Type.Integer(),
  minutesByHand: Type.Boolean(),
  points: Type.Number(),
  isTemplate: Type.Boolean(),
  isShared: Type.Boolean(),
  isOwn: Type.Boolean(),
  /** True if it was never published, or was withdrawn from all classes: it may be changed. */
  isDraft: Type.Boolean(),
  version: Type.Integer(),
});
export type Homework = Static<typeof Homework>;

export const getHomework = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/one',
  access: teachers,
  input: Type.Object({ homeworkId: Id }),
  output: Homework,
});

/** Answers and analysis of the items, for people who may set answers. */
export const getHomeworkKeys = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/keys',
  access: teachersWho('answer'),
  input: Type.Object({ homeworkId: Id }),
  output: Type.Object({
    keys: Type.Array(
      Type.Object({
        itemId: Id,
        key: QuestionKey,
        /** Set for this homework, in place of the question's. */
        isOwn: Type.Boolean(),
      }),
    ),
    media: Type.Array(Medium),
  }),
});

/**
 * Sets the keys of items for this homework: those of an answer card, or others than the question has. After the first
 * submission keys are changed by `applyRemark`: 409 `work.error.handedInAlready`.
 */
export const setAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/answers/set',
  bodySize: 'large',
  access: teachersWho('answer'),
  input: Type.Object({
    homeworkId: Id,
    answers: Type.Array(Type.Object({ itemId: Id, key: QuestionKey }), { minItems: 1, maxItems: mostItems }),
  }),
  output: Count,
});

/** Homework without a class: the caller's drafts and templates, and those that colleagues share. */
export const listDrafts = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/drafts',
  access: teachers,
  input: Type.Object({
    which: Type.Enum(['draft', 'template', 'shared', 'removed'], { default: 'draft' }),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(
      Type.Object({
        homeworkId: Id,
        title: Type.String(),
        kind: Kind,
        subject: Type.String(),
        grade: Type.String(),
        owner: Type.String(),
        isOwn: Type.Boolean(),
        questions: Type.Integer(),
        points: Type.Number(),
        minutes: Type.Integer(),
        changed: Type.String(),
        removed: OptionalTime,
      }),
    ),
    pageData: PageInfo,
  }),
});

/** Creates a draft of the caller from any homework that they may read; with `template` a template. */
export const copyHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/copy',
  access: teachersWho('copy'),
  input: Type.Object({ homeworkId: Id, template: Type.Boolean({ default: false }) }),
  output: HomeworkSaved,
});

/** Lets colleagues of the school read and copy it, or no longer. */
export const shareHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/share',
  access: teachersWho('share'),
  input: Type.Object({ homeworkIds: ids(50), on: Type.Boolean() }),
  output: Count,
});

/** Removes the caller's homework, from its classes too; `restoreHomework` restores it. */
export const removeHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/remove',
  access: teachersWho('delete'),
  input: Type.Object({ homeworkIds: ids(50) }),
  output: Count,
});

export const restoreHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/restore',
  access: teachersWho('delete'),
  input: Type.Object({ homeworkIds: ids(50) }),
  output: Count,
});
