import { type ReactNode, useState } from 'react';
import { questionTypes } from '../../common/types/question-types';
import { useCan } from 'edutech/core/ui/Can';
import { ChosenChip } from 'edutech/core/ui/layout/ChosenChip';
import { useText } from 'edutech/core/web/hooks';
import { useSourceDesk } from './source-desk';
import { SourceList } from './SourceList';
import { type QuestionWish, useQuestions } from './use-questions';

const difficulties = [1, 2, 3, 4, 5] as const;

interface BankSourceProps {
  /** `own`: what the teacher has written himself; else the bank that is chosen here. */
  readonly which: 'bank' | 'own';
  /** What it is narrowed by besides: a cell of a table, by words that say so. */
  readonly within?: {
    readonly wish: Pick<QuestionWish, 'kiids' | 'abilities'>;
    readonly said: ReactNode;
    onClear(): void;
  } | null;
}

/** The question bank by words, type and difficulty, of the homework's subject. */
export function BankSource({ which, within = null }: BankSourceProps) {
  const t = useText();
  const { subjectId, stageId } = useSourceDesk();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [space, setSpace] = useState<'public' | 'school' | 'favourites'>('public');
  const [type, setType] = useState('');
  const [difficulty, setDifficulty] = useState('');
  const holdsSchool = useCan(['questionbank_school_tea']);
  const found = useQuestions({
    space: which === 'own' ? 'personal' : space,
    sort: 'newest',
    ...(subjectId && { subjectId }),
    ...(stageId && which === 'bank' && { stageId: stageId as 'junior' }),
    ...within?.wish,
    ...(q && { q }),
    ...(type && { types: [Number(type) as 0] }),
    ...(difficulty && { difficulties: [Number(difficulty) as 1] }),
  });
  const clear = () => {
    setTyped('');
    setQ('');
    setType('');
    setDifficulty('');
    within?.onClear();
  };
  return (
    <>
      <WordSearch typed={typed} onTyped={setTyped} onSearch={setQ} />
      <div className="question-source-narrow">
        {which === 'bank' && (
          <select
            className="input t-13"
            value={space}
            aria-label={t('questions.kit.source.space')}
            onChange={({ currentTarget }) => setSpace(currentTarget.value as 'public')}
          >
            {(['public', ...(holdsSchool ? (['school'] as const) : []), 'favourites'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`questions.kit.space.${one}`)}
              </option>
            ))}
          </select>
        )}
        <select
          className="input t-13"
          value={type}
          aria-label={t('questions.kit.source.type')}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        >
          <option value="">{t('questions.kit.source.anyType')}</option>
          {Object.values(questionTypes).map((one) => (
            <option key={one} value={one}>
              {t(`questions.kit.type.${one}`)}
            </option>
          ))}
        </select>
        <select
          className="input t-13"
          value={difficulty}
          aria-label={t('questions.kit.source.difficulty')}
          onChange={({ currentTarget }) => setDifficulty(currentTarget.value)}
        >
          <option value="">{t('questions.kit.source.anyDifficulty')}</option>
          {difficulties.map((one) => (
            <option key={one} value={one}>
              {t(`questions.kit.difficulty.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {within && <ChosenChip onClick={within.onClear}>{within.said}</ChosenChip>}
      <SourceList
        {...found}
        isNarrowed={q !== '' || type !== '' || difficulty !== '' || within !== null}
        onClear={clear}
        empty={{
          title: t(`questions.kit.source.empty.${which}`),
          text: t(`questions.kit.source.empty.${which}.text`),
        }}
      />
    </>
  );
}

interface WordSearchProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onSearch: (q: string) => void;
}

/** Words of a question: searched by Enter, and no longer once the field is empty. */
function WordSearch({ typed, onTyped, onSearch }: WordSearchProps) {
  const t = useText();
  return (
    <form
      className="question-source-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        className="input"
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('questions.kit.source.search')}
        aria-label={t('questions.kit.source.search')}
        onChange={({ currentTarget: { value } }) => {
          onTyped(value);
          if (value === '') onSearch('');
        }}
      />
    </form>
  );
}
