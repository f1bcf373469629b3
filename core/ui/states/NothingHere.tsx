import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';
import type { PictureName } from './Pictures';

interface NothingHereProps {
  readonly picture?: PictureName;
  /** The message that says what is missing here. */
  readonly title: string;
  /** The message that says why, or what one can do. */
  readonly text?: string;
  /** The way on: an address, and the message on the button. */
  readonly on: { readonly to: string; readonly label: string };
}

/** In place of a page whose address names nothing (any more), or which has nothing to show: why, and one way on. */
export function NothingHere({ picture = 'signpost', title, text, on }: NothingHereProps) {
  const t = useText();
  return (
    <div className="card">
      <EmptyState
        page
        picture={picture}
        title={t(title)}
        text={text && t(text)}
        actions={
          <Button look="primary" to={on.to}>
            {t(on.label)}
          </Button>
        }
      />
    </div>
  );
}
