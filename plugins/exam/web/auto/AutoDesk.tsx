import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import { evenShares, firstRules } from '../../model/auto/grid';
import { type AutoRules, countOfRules } from '../../model/auto/rules';
import { mostItems } from '../../model/paper/document';
import { Papers } from './papers/Papers';
import { RulesPanel } from './rules/RulesPanel';
import { UnmetCells } from './rules/UnmetCells';
import { useComposed } from './use-composed';
import { type AutoBook, type Groups, useGroups } from './use-groups';

const hints = [{ keys: ['R'], does: 'exam.auto.again' }];

interface AutoDeskProps {
  readonly book: AutoBook;
  /** By which one has composed last for the grade and subject of the book. */
  readonly last: AutoRules | null;
  readonly onMade: (paperId: string) => void;
}

/** Rules and papers, once the chapters and knowledge points are there. */
export function AutoDesk({ book, last, onMade }: AutoDeskProps) {
  const { chapter, point, filled, error, again } = useGroups(book);
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!chapter || !point || !filled) return <Skeletons shape="cards" />;
  return (
    <Desk book={book} groups={{ chapter, point }} start={startOf(last, { chapter, point }, filled)} onMade={onMade} />
  );
}

/** The last rules, with shares of this book's chapters: rules of another book of the grade keep all but these. */
function startOf(last: AutoRules | null, groups: Groups, filled: ReadonlySet<string>): AutoRules {
  const rules = last ?? firstRules;
  const { by } = rules.knowledge;
  const known = new Set(groups[by].map(({ id }) => id));
  const shares = rules.knowledge.shares.filter(({ id }) => known.has(id));
  const first = by === 'chapter' ? groups.chapter.filter(({ id }) => filled.has(id)) : groups.point;
  return {
    ...rules,
    knowledge: { by, shares: shares.length > 0 ? shares : evenShares(first.map(({ id }) => id)) },
  };
}

interface DeskProps {
  readonly book: AutoBook;
  readonly groups: Groups;
  readonly start: AutoRules;
  readonly onMade: (paperId: string) => void;
}

function Desk({ book, groups, start, onMade }: DeskProps) {
  const t = useText();
  const [rules, setRules] = useState(start);
  const desk = useComposed(book, start);
  const { data, error, isWaiting } = desk;
  const isChanged = JSON.stringify(rules) !== JSON.stringify(desk.asked.rules);
  const count = countOfRules(rules);
  const mayCompose = count > 0 && count <= mostItems && !isWaiting;
  const compose = () => desk.compose(rules);
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'r' || !mayCompose) return false;
    compose();
    return true;
  });
  return (
    <div className="exam-auto">
      <aside className="exam-auto-rules paper" aria-label={t('exam.auto.rules')}>
        <div className="pad-4">
          <RulesPanel rules={rules} groups={groups} available={availableOf(data)} onChange={setRules} />
          {data && (
            <UnmetCells
              cells={data.cells}
              rules={data.rules}
              onLoosen={(change) => setRules({ ...rules, ...change })}
            />
          )}
        </div>
        <Row className="exam-auto-foot pad-4 paper lined-top" justify="between">
          <span className="fine" role="status">
            {data && t('exam.auto.total', { count: data.total })}
          </span>
          <Button
            look={isChanged ? 'primary' : 'soft'}
            icon="ArrowClockwise"
            busy={isWaiting}
            disabled={!mayCompose}
            onClick={compose}
          >
            {t(isChanged ? 'exam.auto.compose' : 'exam.auto.again')}
          </Button>
        </Row>
      </aside>
      <section className="exam-auto-papers pad-4" aria-label={t('exam.auto.papers')} aria-busy={isWaiting}>
        {error !== undefined ? (
          <ErrorState error={error} onRetry={desk.again} />
        ) : data ? (
          <Papers
            key={JSON.stringify(desk.asked)}
            book={book}
            composed={data}
            groups={groups}
            desk={desk}
            onMade={onMade}
          />
        ) : (
          <Skeletons shape="cards" />
        )}
      </section>
      <KeyHints hints={hints} />
    </div>
  );
}

/** Questions of each group that the papers were composed of. */
const availableOf = (data: ReturnType<typeof useComposed>['data']): ReadonlyMap<string, number> =>
  new Map(data?.rules.knowledge.shares.map(({ id }, at) => [id, data.available[at] ?? 0]));
