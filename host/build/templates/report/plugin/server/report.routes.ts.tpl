import { forbidden } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { SingleHandler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../api';
import { linesOf } from '../model/report';
import { selectCounts } from './report.queries';

const dayMilliseconds = 86_400_000;

async function readLines(db: Db, actor: SignedIn, days: number, now: Date) {
  if (!actor.schoolId) throw forbidden();
  return linesOf(await selectCounts(db, actor.schoolId, new Date(now.getTime() - days * dayMilliseconds)));
}

export const getReport: SingleHandler<typeof api.getReport> = async ({ db, actor, input, now }) => {
  const lines = await readLines(db, actor, input.days, now);
  return { total: lines.reduce((sum, { count }) => sum + count, 0), lines };
};

interface Parts {
  readonly files: Files;
  readonly texts: Texts;
}

export const exportReport =
  ({ files, texts }: Parts): SingleHandler<typeof api.exportReport> =>
  async ({ db, actor, input, now, language }) => {
    const lines = await readLines(db, actor, input.days, now);
    const say = (key: string) => texts.say(language, `{{id}}.sheet.${key}`);
    const columns = ['kind', 'count', 'share'].map((id) => ({ title: say(id), width: 16 }));
    const rows = lines.map(({ kind, count, share }) => [say(`kind.${kind}`), count, share]);
    return sheetFile(db, files, actor, say('name'), [{ name: say('name'), columns, rows }]);
  };
