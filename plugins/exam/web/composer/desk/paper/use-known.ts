import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { type ExamPaper, type PaperQuestion, paperQuestions } from '../../../../api';
import { itemsOf, type PaperDocument, type PaperItem } from '../../../../model/paper/document';
import type { ItemFacts } from '../../../../model/paper/figures/facts';
import type { ComposerData } from '../../start/load-composer';

/** What is known about a question: what is asked, and its facts. */
export interface KnownQuestion extends ItemFacts {
  readonly version: number;
  readonly body: QuestionBody;
}

/** Points that a question has of itself, by its parts. */
export const pointsOfQuestion = (body: QuestionBody): number[] => {
  const points = answeredParts(body).map((part) => part.points);
  return points.length > 0 ? points : [body.points];
};

const ofPaper = ({ points, ability, ...rest }: PaperQuestion): KnownQuestion => ({
  ...rest,
  ability: ability as ItemFacts['ability'],
  knowledge: points,
});

const ofBank = ({ version, body, difficulty, facility, seconds, ability, knowledge }: Question): KnownQuestion => ({
  version,
  body,
  difficulty,
  facility,
  seconds,
  ability,
  knowledge: [...new Map(knowledge.map(({ kiid, knowName }) => [kiid, { id: kiid, name: knowName }])).values()],
  isWithdrawn: false,
  isOutdated: false,
});

const mediaOf = (media: ExamPaper['media']) => media.map(({ fileId, address }) => [fileId, address] as const);

/** Questions of the paper, by id: as it was opened, from the lists beside it, and asked for where only an id is known. */
export function useKnown({ paper, copied, begin }: ComposerData, document: PaperDocument) {
  const call = useCall();
  const opened = paper ?? copied;
  const [known, setKnown] = useState<ReadonlyMap<string, KnownQuestion>>(
    () =>
      new Map([
        ...(begin?.questions ?? []).map((one) => [one.id, ofBank(one)] as const),
        ...(opened?.questions ?? []).map((one) => [one.questionId, ofPaper(one)] as const),
      ]),
  );
  const [media, setMedia] = useState<Media>(() => Object.fromEntries(mediaOf(opened?.media ?? [])));
  const see = useCallback(
    (files: readonly (readonly [file: string, address: string])[]) =>
      setMedia((before) => ({ ...before, ...Object.fromEntries(files) })),
    [],
  );
  const learn = useCallback(
    (questions: readonly Question[]) => {
      setKnown((before) => new Map([...before, ...questions.map((one) => [one.id, ofBank(one)] as const)]));
      see(questions.flatMap((one) => one.media.map(({ file, address }) => [file, address] as const)));
    },
    [see],
  );
  const learnFrom = useCallback(
    ({ questions, media: files }: Pick<ExamPaper, 'questions' | 'media'>) => {
      setKnown((before) => new Map([...before, ...questions.map((one) => [one.questionId, ofPaper(one)] as const)]));
      see(mediaOf(files));
    },
    [see],
  );
  const wanted = [...new Set(itemsOf(document).map(({ questionId }) => questionId))]
    .filter((id) => !known.has(id))
    .join(' ');
  // What a journal of this device, an undo or another tab has put on the paper
  useEffect(() => {
    if (!wanted) return;
    call(paperQuestions, { ids: wanted.split(' ') }, { quiet: true }).then(
      learnFrom,
      () => undefined, // it stays without facts; the pages say what is gone
    );
  }, [wanted, call, learnFrom]);
  return useMemo(
    () => ({
      media,
      see,
      learn,
      learnFrom,
      factsOf: (questionId: string): KnownQuestion | undefined => known.get(questionId),
      typeOf: ({ questionId }: PaperItem) => known.get(questionId)?.body.type,
    }),
    [media, see, learn, learnFrom, known],
  );
}
