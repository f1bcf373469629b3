import { useIntl } from 'react-intl';
import { inOrder } from 'edutech/plugins/questions/kit/ui/question/content/in-order';
import type { Pin } from '../../../model/marking/ink';

/** Pinned words below their sheet, by the numbers that stand on it: for phones, paper, and who listens. */
export function PinList({ pins = [] }: { readonly pins: readonly Pin[] | undefined }) {
  const intl = useIntl();
  if (pins.every(({ text }) => text === '')) return null;
  return (
    <ol className="work-pin-list" aria-label={intl.formatMessage({ id: 'work.pins' })}>
      {inOrder(
        pins.filter(({ text }) => text !== ''),
        ({ text }) => (
          <li>{text}</li>
        ),
      )}
    </ol>
  );
}
