import type { Db } from 'edutech/core/server/data/db';
import type { AskSource } from 'edutech/plugins/coach/api';
import { selectOwnEntries, selectReportedBy } from '../collection/entries.queries';
import { hiddenAttempts, type Sources } from '../sources';

/** Students ask about what stands in their collection. */
export const askSource = (sources: Sources): AskSource<Db> => ({
  area: 'wrong',
  items: async (db, personId, entryId, now) => {
    const hidden = await hiddenAttempts(db, sources, personId, await selectReportedBy(db, personId), now);
    const rows = await selectOwnEntries(db, { personId, hidden: hidden.known }, [entryId], 'zh-CN');
    return rows.map(({ id, subjectId, title, words, questionId, version, pictures }) => ({
      partId: id,
      subjectId,
      title,
      number: null,
      question: questionId && version !== null ? { questionId, version } : null,
      words,
      pictures,
    }));
  },
});
