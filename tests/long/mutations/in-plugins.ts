import type { Mutation } from './mutation';

/** What areas promise to their people. */
export const inPlugins: readonly Mutation[] = [
  {
    rule: 'account: a recovery code is used up',
    find: 'delete from account.recovery_code where id =',
    replace: 'update account.recovery_code set code_hash = code_hash where id =',
    tests: ['account/factors'],
  },
  {
    rule: 'air: a note is seen by who wrote it',
    find: 'create policy scope on air.note',
    replace: "create policy others on air.note using (core.reach() <> 'none');\ncreate policy scope on air.note",
    tests: ['air/policies'],
  },
  {
    rule: 'deployment: an export of the audit log is for who asked for it',
    find: 'and file_id is not null`',
    replace: 'or file_id is not null`',
    tests: ['deployment/audit'],
  },
  {
    rule: 'home: only who leads teachers sees what they do',
    find: '!(await leads(call, personId, organisation))',
    replace: '!(await leads(call, personId, organisation)) && personId === ""',
    tests: ['home/'],
  },
  {
    rule: 'news: nobody reviews a text of his own',
    find: "if (article.writerIds.includes(editor.id)) return 'ownText';",
    replace: '',
    tests: ['articles/acts'],
  },
  {
    rule: 'news: a body holds no address but of the web and of mail',
    find: "allowedSchemes: ['https', 'http', 'mailto'],",
    replace: "allowedSchemes: ['https', 'http', 'mailto', 'javascript'],",
    tests: ['news/'],
  },
  {
    rule: 'organisation: who arrives at a school leaves the one before',
    find: 'departure(known, school.id, now),\n        deltaOf({',
    replace: 'deltaOf({',
    tests: ['rosters/check'],
  },
  {
    rule: 'portal: a picture leads where its reader may go',
    find: 'if (leadsSomewhere(picture.link, running, holder)) return',
    replace: 'if (picture.link) return',
    tests: ['portal/'],
  },
  {
    rule: 'questions: who wrote a question changes it, nobody else',
    find: 'edit: isThere && isOwn && isOpenToChange',
    replace: 'edit: isThere && isOpenToChange',
    tests: ['questions/model/rights'],
  },
  {
    rule: 'questions: answers lie apart, and not for everybody',
    find: 'create policy read on questions.answer_key for select using (',
    replace: 'create policy read on questions.answer_key for select using (true or ',
    tests: ['questions/policies'],
  },
  {
    rule: 'resource: nobody reviews what is his own',
    find: 'sql<boolean>`\n  (t.owner_person_id <> ',
    replace: 'sql<boolean>`\n  (t.id <> ',
    tests: ['resource/auditing'],
  },
  {
    rule: 'resource: what passes a review has every check ticked',
    find: 'input.ticks.length < checks.length',
    replace: 'input.ticks.length < checks.length - 1',
    tests: ['resource/auditing'],
  },
  {
    rule: 'search: what belongs to a school is for those who may see it there',
    find: 'schoolKinds: kindsOf(sources.filter((source) => isForHim(source, actor))),',
    replace: 'schoolKinds: kindsOf(sources),',
    tests: ['api/search'],
  },
  {
    rule: 'textbook: changes of a tree wait for each other',
    find: ' for update of w`',
    replace: '`',
    tests: ['textbook/arranging'],
  },
  {
    rule: 'work: homework that was withdrawn shows no keys',
    find: 'if (releasing.withdrawnAt) return false;',
    replace: '',
    tests: ['answering/release'],
  },
  {
    rule: 'work: nobody answers before the homework begins',
    find: "if (now < mine.startsAt) throw forbidden('work.error.notStarted');",
    replace: '',
    tests: ['api/work/answering'],
  },
  {
    rule: 'work: answers are taken until the deadline and half a minute, not longer',
    find: 'return now.getTime() > closingOf(times, standing).getTime() + grace;',
    replace: 'return now.getTime() > closingOf(times, standing).getTime() + 3 * grace;',
    tests: ['model/answering'],
  },
  {
    rule: 'work: points lie on the scale of their item',
    find: 'sent.points !== null && !isOnScale(',
    replace: 'sent.points === 99 && !isOnScale(',
    tests: ['work/correcting/correcting', 'work/correcting/marking'],
  },
  {
    rule: 'wrong: how somebody practises is his own',
    find: 'create policy scope on wrong.practice using (',
    replace: "create policy scope on wrong.practice using ((select core.reach()) <> 'none' or ",
    tests: ['wrong/policies'],
  },
];
