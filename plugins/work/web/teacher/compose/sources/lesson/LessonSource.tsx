import { useState } from 'react';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Chip } from 'edutech/core/ui/Chip';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { TreeNode } from 'edutech/plugins/textbook/api';
import { hasOtherSet, recommendedSet } from '../../../../../model/sheet/recommended-set';
import type { TaughtBook } from '../../../../shared/books';
import { useDesk } from '../../desk/desk-context';
import { RecommendedSet } from './RecommendedSet';
import { SourceList } from 'edutech/plugins/questions/kit/ui/sources/SourceList';
import { useChapterQuestions } from './use-chapter-questions';
import { useChapters } from '../use-chapters';

/** Steps of a lesson's questions, by how difficult they were set to be. */
const steps = { basic: [1, 2], firm: [3], further: [4, 5] } as const;
type Step = keyof typeof steps;

/** A chapter that is chosen here. */
export type Chapter = { readonly nodeId: string; readonly name: string };

interface LessonSourceProps {
  readonly book: TaughtBook | null;
  readonly onChapter: (node: Chapter | null) => void;
}

/** What fits the lesson: a set of its chapter to be taken whole, and the questions that are used most, step by step. */
export function LessonSource({ book, onChapter }: LessonSourceProps) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const [step, setStep] = useState<Step | null>(null);
  const [turn, setTurn] = useState(0);
  const { tree } = useChapters(book);
  const { nodeId } = sheet.values;
  const { above, ...found } = useChapterQuestions({ nodeId, tree, ...(step && { difficulties: [...steps[step]] }) });
  const set = recommendedSet(found.questions ?? [], turn);
  return (
    <>
      <select
        className="input"
        aria-label={t('work.source.chapter')}
        value={nodeId ?? ''}
        disabled={isLocked}
        onChange={({ currentTarget: { value } }) => {
          const node = tree?.find((one) => one.nodeId === value);
          onChapter(node ? { nodeId: node.nodeId, name: node.nodeName } : null);
        }}
      >
        <option value="">{t('work.source.chooseChapter')}</option>
        {(tree ?? []).map((node) => (
          <option key={node.nodeId} value={node.nodeId}>
            {indented(node)}
          </option>
        ))}
      </select>
      {nodeId ? (
        <>
          <Row as="fieldset" align="stretch" wrap className="work-source-steps" aria-label={t('work.source.step')}>
            <Chip selected={step === null} onClick={() => setStep(null)}>
              {t('work.source.all')}
            </Chip>
            {(Object.keys(steps) as Step[]).map((one) => (
              <Chip key={one} selected={step === one} onClick={() => setStep(one)}>
                {t(`work.source.${one}`)}
              </Chip>
            ))}
          </Row>
          {above && <p className="muted t-12">{t('work.source.above', { chapter: <CityWords>{above}</CityWords> })}</p>}
          {found.questions && set.length > 1 && (
            <RecommendedSet questions={set} onOther={hasOtherSet(found.questions) ? () => setTurn(turn + 1) : null} />
          )}
          <SourceList
            {...found}
            questions={found.questions && [...set, ...found.questions.filter((one) => !set.includes(one))]}
            isNarrowed={step !== null}
            onClear={() => setStep(null)}
            empty={{
              title: t('work.source.noneHere'),
              text: t('work.source.noneHere.text'),
            }}
          />
        </>
      ) : (
        <EmptyState picture="book" title={t('work.source.lesson.title')} text={t('work.source.lesson.text')} />
      )}
    </>
  );
}

const indented = ({ level, nodeName }: TreeNode) => `${'　'.repeat(Math.max(0, level - 1))}${nodeName}`;
