import { useText } from 'edutech/core/web/hooks';
import { inOrder } from 'edutech/plugins/questions/kit/ui/question/content/in-order';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Pin } from 'edutech/plugins/questions/kit/common/ink/ink';

/** Pinned words below their sheet, by the numbers that stand on it: for phones, paper, and who listens. */
export function PinList({ pins = [] }: { readonly pins: readonly Pin[] | undefined }) {
  const t = useText();
  if (pins.every(({ text }) => text === '')) return null;
  return (
    <ol className="work-pin-list wide" aria-label={t('work.pins')}>
      {inOrder(
        pins.filter(({ text }) => text !== ''),
        ({ text }) => (
          <Row as="li" align="start" className="pad-y-1 breaks">
            {text}
          </Row>
        ),
      )}
    </ol>
  );
}
