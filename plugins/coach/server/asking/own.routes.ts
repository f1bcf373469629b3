import type { Handler } from 'edutech/core/server/call';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import { type ItemRow, selectItems } from '../items/items.queries';
import { lineOf, linesOf, mediaOf, presentItems, stemLine } from '../items/present-item';
import { forStudents, type Parts } from '../parts';
import { selectAskedState, selectClassSubjects } from './class.queries';
import { helpIn, helpsIn, ownClass } from './class-help';
import { helpOnItem, locateItem } from './own-item';
import { countOwn, type RequestRow, selectOwn, selectOwnAbout } from './requests.queries';

/** Public questions that an exercise is compared with. */
const mostFound = 4;

type About = Pick<ItemRow, 'subject' | 'subjectCode'> & { readonly about: string };

const onWire = (row: RequestRow, { subject, subjectCode, about }: About) => ({
  requestId: row.id,
  itemId: row.itemId,
  subject,
  subjectCode,
  about,
  area: row.area,
  title: row.title,
  number: row.number,
  stuck: row.stuck,
  words: row.words,
  state: row.state,
  asked: row.askedAt,
  expected: row.expectedAt,
  answered: row.answeredAt,
  isShared: row.sharedAt !== null,
});

export const listMyRequests =
  ({ bank }: Parts): Handler<typeof api.listMyRequests> =>
  async ({ db, actor, input, language }) => {
    const { page, pageLine, state } = input;
    const [rows, counts] = await Promise.all([
      selectOwn(db, actor.personId, { state, limit: pageLine, offset: (page - 1) * pageLine }),
      countOwn(db, actor.personId, state),
    ]);
    const items = await selectItems(
      db,
      actor.schoolId,
      rows.map(({ itemId }) => itemId),
      language,
    );
    const line = await linesOf(db, bank, items);
    const ofItem = new Map(items.map((item) => [item.id, { ...item, about: line(item) }]));
    return {
      data: rows.flatMap((row) => {
        const item = ofItem.get(row.itemId);
        return item ? [onWire(row, item)] : [];
      }),
      pageData: { cur: page, line: pageLine, total: counts.total },
      open: counts.open,
      answered: counts.answered,
    };
  };

const noHelp = { answers: [], laterAnswers: 0, people: 0, ladder: [] };

export const myItem =
  (parts: Parts): Handler<typeof api.myItem> =>
  async ({ db, actor, input, now, language }) => {
    const own = await ownClass(db, parts, actor, now);
    const looking = { actor, own, now, language };
    const { isNew, title, number, ...found } = await locateItem(db, parts, looking, input);
    const { id, questionId, wordsKey } = found.item;
    const key = { schoolId: own.schoolId, id, questionId, wordsKey };
    const requests = isNew ? [] : await selectOwnAbout(db, key, actor.personId);
    const shown = isNew ? noHelp : await helpOnItem(db, parts, looking, key);
    const help = await parts.database.read(forStudents, (part) => helpIn(part, own, found.item.subjectId, now));
    const ownPictures = found.item.questionId ? [] : requests.flatMap(({ pictures }) => pictures);
    const pictures = found.pictures.length > 0 ? found.pictures : ownPictures;
    const [item] = await presentItems(db, parts, [{ ...found.item, pictures }], { actor, language });
    const files = requests.flatMap((row) => [...row.pictures, ...(row.voiceId ? [row.voiceId] : [])]);
    const about = item!.body ? stemLine(item!.body) : lineOf(item!.words);
    return {
      ...shown,
      item: item!,
      isNew,
      title: title || (requests[0]?.title ?? ''),
      number: number ?? requests[0]?.number ?? null,
      requests: requests.map((row) => ({
        ...onWire(row, { ...item!, about }),
        pictures: [...row.pictures],
        voice: row.voiceId,
        again: row.againCount,
      })),
      media: await mediaOf(db, parts.files, actor, files),
      help,
    };
  };

export const askableItems =
  (parts: Parts): Handler<typeof api.askableItems> =>
  async ({ db, actor, input, now }) => {
    const own = await ownClass(db, parts, actor, now);
    const source = parts.sources.find(({ area }) => area === input.area);
    const items = (await source?.items(db, actor.personId, input.placeId, now)) ?? [];
    const versions = items.flatMap(({ question }) => question ?? []);
    const bodies = await parts.bank.bodies(db, versions);
    const questionIds = versions.map(({ questionId }) => questionId);
    const states = await parts.database.read(forStudents, (part) =>
      selectAskedState(part, own, actor.personId, questionIds),
    );
    return items.map(({ partId, number, question, words }) => {
      const body = question && bodies.get(versionKey(question));
      const state = states.find(({ questionId }) => questionId === question?.questionId);
      return {
        partId,
        number,
        about: body ? stemLine(body) : lineOf(words),
        isAsked: state?.isAsked ?? false,
        answers: state?.answers ?? 0,
      };
    });
  };

export const findExercise =
  ({ bank, files }: Parts): Handler<typeof api.findExercise> =>
  async ({ db, actor, input }) => {
    const versions = await bank.find(db, input.q.trim(), mostFound);
    const bodies = await bank.bodies(db, versions);
    const shown = [...bodies.values()].flatMap((body) => filesOfBody(body));
    const media = await mediaOf(db, files, actor, shown);
    return versions.flatMap((version) => {
      const body = bodies.get(versionKey(version));
      return body ? [{ ...version, body, media }] : [];
    });
  };

export const askSubjects =
  (parts: Parts): Handler<typeof api.askSubjects> =>
  async ({ db, actor, now, language }) => {
    const own = await ownClass(db, parts, actor, now);
    return parts.database.read(forStudents, async (part) => {
      const subjects = await selectClassSubjects(part, own, language);
      const help = await helpsIn(
        part,
        own,
        subjects.map(({ subjectId }) => subjectId),
        now,
      );
      return subjects.map((subject) => ({ ...subject, help: help(subject.subjectId) }));
    });
  };
