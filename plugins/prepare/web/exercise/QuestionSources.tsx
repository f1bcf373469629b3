import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getBasket, listQuestions } from 'edutech/plugins/questions/api';
import { routes as bank } from 'edutech/plugins/questions/routes';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { mediaOf } from '../shared/media-of';

/** A question of the bank, as its lists have it. */
export type BankQuestion = OutputOf<typeof listQuestions>['data'][number];

const sources = ['public', 'school', 'personal', 'favourites', 'basket'] as const;
type Source = (typeof sources)[number];
/** Questions that come at a time. */
const line = 12;

interface QuestionSourcesProps {
  readonly subjectId: string;
  /** The chapter of the lesson, whose questions come first; null: all of the subject. */
  readonly nodeId: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onAdd: (question: BankQuestion) => void;
}

/** Where questions come from: the banks by words, and what was put into the basket. */
export function QuestionSources({ subjectId, nodeId, chosen, onAdd }: QuestionSourcesProps) {
  const t = useText();
  const [source, setSource] = useState<Source>('public');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const isBasket = source === 'basket';
  const found = useAsked(
    listQuestions,
    isBasket
      ? null
      : {
          space: source,
          subjectId,
          ...(q.trim() ? { q: q.trim() } : nodeId && { nodeIds: [nodeId] }),
          sort: 'newest',
          page,
          pageLine: line,
        },
    { keeps: true, pause: 250 },
  );
  const basket = useAsked(getBasket, isBasket ? {} : null);
  const { error, again } = isBasket ? basket : found;
  const questions = isBasket ? basket.data : found.data?.data;
  const total = isBasket ? 0 : (found.data?.pageData.total ?? 0);
  return (
    <Stack className="pad-3">
      <select
        className="input"
        value={source}
        aria-label={t('prepare.source')}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value as Source);
          setPage(1);
        }}
      >
        {sources.map((one) => (
          <option key={one} value={one}>
            {t(`prepare.source.${one}`)}
          </option>
        ))}
      </select>
      {!isBasket && (
        <input
          className="input"
          type="search"
          maxLength={100}
          value={q}
          placeholder={t('prepare.source.find')}
          aria-label={t('prepare.source.find')}
          onChange={({ currentTarget }) => {
            setQ(currentTarget.value);
            setPage(1);
          }}
        />
      )}
      <ListStates
        loading={!questions && !error}
        error={error}
        onRetry={again}
        count={questions?.length ?? 0}
        filtered={q.trim() !== ''}
        clear={() => setQ('')}
        empty={{
          picture: 'search',
          title: t(isBasket ? 'prepare.source.emptyBasket' : 'prepare.source.empty'),
          actions: <Button to={bank.list.to()}>{t('prepare.source.toBank')}</Button>,
        }}
        skeleton="text"
      >
        <QuestionCards questions={questions ?? []} chosen={chosen} onAdd={onAdd} />
        {total > line && (
          <Row justify="center">
            <Button size="small" icon="ChevronLeft" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('prepare.source.before')}
            </Button>
            <Button
              size="small"
              iconAfter="ChevronRight"
              disabled={page * line >= total}
              onClick={() => setPage(page + 1)}
            >
              {t('prepare.source.more')}
            </Button>
          </Row>
        )}
      </ListStates>
    </Stack>
  );
}

interface QuestionCardsProps extends Pick<QuestionSourcesProps, 'chosen' | 'onAdd'> {
  readonly questions: readonly BankQuestion[];
}

function QuestionCards({ questions, chosen, onAdd }: QuestionCardsProps) {
  const t = useText();
  return (
    <Stack as="ul" gap={2}>
      {questions.map((question) => (
        <li key={question.id} className="framed round pad-3">
          <QuestionView body={question.body} media={mediaOf(question.media)} />
          <Row justify="end">
            <Button
              size="small"
              look={chosen.has(question.id) ? 'quiet' : 'soft'}
              icon={chosen.has(question.id) ? 'Checkmark' : 'Add'}
              disabled={chosen.has(question.id)}
              onClick={() => onAdd(question)}
            >
              {t(chosen.has(question.id) ? 'prepare.source.added' : 'prepare.source.add')}
            </Button>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
