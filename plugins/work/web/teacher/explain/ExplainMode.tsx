import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { ExplainFrame } from 'edutech/plugins/questions/kit/ui/explaining/ExplainFrame';
import type { Summary } from '../../../api/summary';
import { byErrorRate, type ItemRow, itemRows } from '../../../model/marking/item-rows';
import type { ViewData } from '../view/load-view';
import { ExplainList } from './ExplainList';
import { ExplainStage, explainSteps } from './ExplainStage';

interface ExplainModeProps {
  readonly data: ViewData;
  readonly summary: Summary;
  readonly marked: NonNullable<ViewData['marked']>;
}

/** Homework explained in class: the items that went wrong most first, each in steps. */
export function ExplainMode({ data, summary, marked }: ExplainModeProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const rows = itemRows(
    summary.items,
    marked.items.map(({ itemId }) => itemId),
  );
  const asked = query.get('item');
  const [chosen, setChosen] = useState<readonly string[]>(() => firstChoice(rows, asked));
  const [current, setCurrent] = useState(() => (asked && chosen.includes(asked) ? asked : (chosen[0] ?? '')));
  const [step, setStep] = useState(0);
  const [names, setNames] = useState(false);
  const [isListed, setListed] = useState(false);
  const at = chosen.indexOf(current);
  const row = rows.find(({ itemId }) => itemId === current);
  const item = marked.items.find(({ itemId }) => itemId === current);
  const go = (to: number) => {
    const next = chosen[to];
    if (!next) return;
    setCurrent(next);
    setStep(0);
  };
  return (
    <ExplainFrame
      title={marked.title}
      fact={row && <ItemFact row={row} />}
      at={at}
      count={chosen.length}
      onGo={go}
      more={{
        label: t(`work.explain.more.${explainSteps[step + 1] ?? 'next'}`),
        act: () => (step < explainSteps.length - 1 ? setStep(step + 1) : go(at + 1)),
      }}
      names={{ isShown: names, turn: () => setNames(!names) }}
      list={{ isShown: isListed, turn: () => setListed(!isListed) }}
      onLeave={() => void navigate(changed(query, { tab: 'summary', item: null }))}
    >
      {row && item ? (
        <ExplainStage
          key={current}
          scope={{ homeworkId: data.published.homeworkId, assignmentId: data.assignmentId }}
          item={item}
          row={row}
          media={marked.media}
          step={step}
          names={names}
          onStep={setStep}
        />
      ) : (
        <EmptyState
          title={t('work.explain.none')}
          text={t('work.explain.none.text')}
          actions={<Button onClick={() => setListed(true)}>{t('questions.kit.explaining.key.list')}</Button>}
        />
      )}
      {isListed && (
        <ExplainList
          rows={rows}
          items={marked.items}
          chosen={chosen}
          current={current}
          onChoose={(itemId, on) => {
            const next = on ? [...chosen, itemId] : chosen.filter((one) => one !== itemId);
            setChosen(next);
            if (!next.includes(current)) setCurrent(next[0] ?? '');
          }}
          onGo={(itemId) => go(chosen.indexOf(itemId))}
        />
      )}
    </ExplainFrame>
  );
}

/** Which item it is, and how many had it right. */
function ItemFact({ row: { number, facility } }: { readonly row: ItemRow }) {
  const t = useText();
  const rate = facility === null ? '–' : <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />;
  return (
    <>
      {t('work.item.number', { number })}
      {' · '}
      {t('work.explain.rate', { rate })}
    </>
  );
}

/** What went wrong, the worst first; an item that was asked for is among them whatever it came to. */
function firstChoice(rows: ReturnType<typeof itemRows>, asked: string | null): string[] {
  const wrong = byErrorRate(rows).map(({ itemId }) => itemId);
  const isMissing = asked !== null && !wrong.includes(asked) && rows.some(({ itemId }) => itemId === asked);
  return isMissing ? [asked, ...wrong] : wrong;
}
