import { useText } from 'edutech/core/web/hooks';
import { type ItemState, stateNames, useItemLabel } from './Navigator';

/** More dots than these are too narrow for a thumb: a bar then says how far one is. */
const most = 20;

interface DotsProps {
  readonly states: readonly ItemState[];
  readonly now: string;
  readonly onGo: (itemId: string) => void;
}

/** On phones: a dot for each item, filled, flagged or empty. */
export function Dots({ states, now, onGo }: DotsProps) {
  const t = useText();
  const labelOf = useItemLabel();
  const label = t('work.answering.progress');
  if (states.length > most) {
    const filled = states.filter(({ fill }) => fill !== 'empty').length;
    return (
      <div className="work-st-dots">
        <progress className="meter" max={states.length} value={filled} aria-label={label} />
      </div>
    );
  }
  return (
    <fieldset className="work-st-dots" aria-label={label}>
      {states.map((state) => {
        const isNow = state.asked.item.itemId === now;
        return (
          <button
            key={state.asked.item.itemId}
            type="button"
            className={stateNames(state, isNow)}
            aria-label={labelOf(state, isNow)}
            aria-current={isNow ? 'true' : undefined}
            onClick={() => onGo(state.asked.item.itemId)}
          >
            <i />
          </button>
        );
      })}
    </fieldset>
  );
}
