import { Fragment, useEffect, useRef } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../../kit/common/content';
import { answerLetter } from '../../../../kit/common/types/answer-letters';
import { Button } from 'edutech/core/ui/Button';
import { ContentView } from '../../../../kit/ui/question/content/ContentView';
import { inOrder } from '../../../../kit/ui/question/content/in-order';
import type { Media } from '../../../../kit/ui/question/content/media';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ImportItem } from '../../../../api/importing';

interface CutViewProps {
  readonly item: ImportItem;
  readonly media: Media;
  readonly onCut: (at: 'block' | 'option', index: number) => void;
  readonly onClose: () => void;
}

/** The question in its pieces, with a place to cut between each two: one click, or the arrows and Enter. */
export function CutView({ item: { body }, media, onCut, onClose }: CutViewProps) {
  const t = useText();
  const place = useRef<HTMLFieldSetElement>(null);
  const moveFocus = useRovingFocus('.questions-cut');
  // One cuts at once: the first place has the focus
  useEffect(() => place.current?.querySelector<HTMLElement>('.questions-cut')?.focus(), []);
  return (
    <Stack as="fieldset" gap={1} ref={place} onKeyDown={moveFocus}>
      <p className="note">
        {t('questions.import.cut.note')}
        <Button size="small" look="link" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
      </p>
      {inOrder(body.stem as Content, (block, at) => (
        <Fragment>
          {at > 0 && <Cut onCut={() => onCut('block', at)} />}
          <ContentView content={[block]} media={media} />
        </Fragment>
      ))}
      {inOrder((body.options ?? []) as Content[], (option, at) => (
        <Fragment>
          {at > 0 && <Cut onCut={() => onCut('option', at)} />}
          <div className="questions-cut-option">
            <span className="question-letter fixed soft">{answerLetter(at)}</span>
            <div>
              <ContentView content={option} media={media} />
            </div>
          </div>
        </Fragment>
      ))}
    </Stack>
  );
}

function Cut({ onCut }: { readonly onCut: () => void }) {
  const t = useText();
  return (
    <button type="button" className="questions-cut" onClick={onCut}>
      {t('questions.import.cut')}
    </button>
  );
}
