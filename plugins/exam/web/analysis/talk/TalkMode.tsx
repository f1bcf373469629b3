import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { ExplainFrame } from 'edutech/plugins/questions/kit/ui/explaining/ExplainFrame';
import { type ExamAnalysis, examItem } from '../../../api';
import { ItemStage } from '../items/ItemStage';
import type { Scope } from '../read-points';

interface TalkModeProps {
  readonly analysis: ExamAnalysis;
  readonly scope: Scope;
  /** Items that are explained, in the order of the paper. */
  readonly ticks: readonly string[];
  readonly onClose: () => void;
}

/** An exam explained in class: the ticked items one after the other; names are off. */
export function TalkMode({ analysis, scope, ticks, onClose }: TalkModeProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const [showsKey, setShowsKey] = useState(false);
  const [showsNames, setShowsNames] = useState(false);
  const item = analysis.items.find(({ itemId }) => itemId === ticks[at]);
  return (
    <ExplainFrame
      title={analysis.title}
      fact={
        item &&
        item.facility !== null &&
        t('exam.talk.rate', {
          number: item.number,
          rate: <FormattedNumber value={item.facility} style="percent" minimumFractionDigits={1} />,
        })
      }
      at={at}
      count={ticks.length}
      onGo={(to) => {
        setAt(to);
        setShowsKey(false);
      }}
      more={{
        label: t(showsKey ? 'exam.talk.hideKey' : 'exam.talk.showKey'),
        act: () => setShowsKey(!showsKey),
        isOn: showsKey,
      }}
      names={{ isShown: showsNames, turn: () => setShowsNames(!showsNames) }}
      onLeave={onClose}
    >
      <div className="explaining-stage mid">
        {item ? (
          <TalkItem key={item.itemId} scope={scope} itemId={item.itemId} showsKey={showsKey} showsNames={showsNames} />
        ) : (
          <EmptyState title={t('exam.talk.none')} text={t('exam.talk.none.text')} />
        )}
      </div>
    </ExplainFrame>
  );
}

interface TalkItemProps {
  readonly scope: Scope;
  readonly itemId: string;
  readonly showsKey: boolean;
  readonly showsNames: boolean;
}

/** Names are asked for only when they are to be shown. */
function TalkItem({ scope, itemId, showsKey, showsNames }: TalkItemProps) {
  const { data, error, again } = useAsked(
    examItem,
    { ...scope, itemId, ...(showsNames && { names: true }) },
    { keeps: true },
  );
  if (error !== null && error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return <ItemStage item={data} showsKey={showsKey} showsNames={showsNames} />;
}
