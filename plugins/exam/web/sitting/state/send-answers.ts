import type { Id } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { partOfPlace } from 'edutech/plugins/questions/kit/common/answers/places';
import { saveSittingAnswers } from '../../../api';

interface Sender extends Pick<WebServices, 'call'> {
  readonly device: Id;
}

/**
 * Sends entries of a journal of answers, as `Journal` wants it. `takenAt`: when photographs were taken that arrived once all
 * was locked, by place: their answers count as of then.
 */
export const sendAnswers =
  ({ call, device }: Sender, sittingId: Id, takenAt: ReadonlyMap<string, number>) =>
  (client: Id, entries: readonly SentEntry<Answer>[]) => {
    const answers = entries.map(({ place, value, age, ...entry }) => {
      const taken = takenAt.get(place);
      const since = taken === undefined ? age : Math.max(age, Date.now() - taken);
      return { ...entry, ...partOfPlace(place), age: since, answer: value };
    });
    return call(saveSittingAnswers, { sittingId, device, client, answers }, { quiet: true });
  };
