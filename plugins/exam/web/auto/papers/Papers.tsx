import { useState } from 'react';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AutoBook, Groups } from '../use-groups';
import type { Composed, ComposedDesk } from '../use-composed';
import { ItemRow } from './ItemRow';
import { Measures } from './Measures';
import { differs, type Mix, mixed } from './mix';
import { PaperHead } from './PaperHead';

interface PapersProps {
  readonly book: AutoBook;
  readonly composed: Composed;
  readonly groups: Groups;
  readonly desk: ComposedDesk;
  readonly onMade: (paperId: string) => void;
}

/** The three papers on common lines, then question by question. */
export function Papers({ book, composed, groups, desk, onMade }: PapersProps) {
  const t = useText();
  const { candidates, seconds, questions } = composed;
  const [mix, setMix] = useState<Mix>(new Map());
  const [base, setBase] = useState(() =>
    Math.max(
      0,
      candidates.findIndex(({ isNearest }) => isNearest),
    ),
  );
  const [shows, setShows] = useState<'all' | 'differing'>('all');
  const places = [...(candidates[0]?.items.keys() ?? [])];
  const differing = places.filter((at) => differs(candidates, at));
  const known = new Map(questions.map((question) => [question.questionId as string, question]));
  const media = Object.fromEntries(composed.media.map(({ fileId, address }) => [fileId, address]));
  return (
    <>
      <Row as="header" wrap rows={2} className="below-3">
        <h2 className="t-18">{t('exam.auto.papers')}</h2>
        <span className="note grow">{t('exam.auto.papers.note', { seconds })}</span>
        <Segmented
          label={t('exam.auto.shows')}
          value={shows}
          onChange={setShows}
          options={[
            { value: 'all', label: t('exam.auto.shows.all') },
            { value: 'differing', label: t('exam.auto.shows.differing', { count: differing.length }) },
          ]}
        />
      </Row>
      <table className="exam-auto-table">
        <colgroup>
          <col className="exam-auto-labels" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('exam.auto.papers')}</span>
            </th>
            {candidates.map((candidate, nth) => (
              <PaperHead
                // biome-ignore lint/suspicious/noArrayIndexKey: a paper is its place
                key={nth}
                nth={nth}
                isBase={nth === base}
                onBase={() => setBase(nth)}
                book={book}
                composed={composed}
                candidate={candidate}
                items={mixed(candidates, nth, mix)}
                mixedIn={[...mix.values()].filter((from) => from !== nth).length}
                locked={desk.locked}
                media={media}
                onMade={onMade}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Measures composed={composed} groups={groups} base={base} />
        </tbody>
        <tbody>
          {(shows === 'all' ? places : differing).map((at) => (
            <ItemRow
              key={at}
              at={at}
              composed={composed}
              known={known}
              media={media}
              base={base}
              mix={mix}
              locked={desk.locked}
              onLock={desk.lock}
              onChoose={(nth) => {
                const next = new Map(mix);
                if (nth === base) next.delete(at);
                else next.set(at, nth);
                setMix(next);
              }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
