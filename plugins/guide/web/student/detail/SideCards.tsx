import { useSignals } from '@preact/signals-react/runtime';
import { Card } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { StaticPart } from '../../shared/StaticPart';
import { isItem } from '../../../model/book/document';
import type { GuideClient } from './state/guide-client';

/** What is to be learned, beside everything that one does. */
export function Aims({ client }: { readonly client: GuideClient }) {
  useSignals();
  const t = useText();
  const aims = client.opened.value.blocks.filter(({ kind, isOpen }) => kind === 'aims' && isOpen);
  if (aims.length === 0) return null;
  return (
    <Card className="pad-4">
      <h2 className="t-16 strong below-2">{t('guide.aims')}</h2>
      <Stack gap={2}>
        {aims.flatMap(({ parts }) =>
          parts.map((part) => !isItem(part) && <StaticPart key={part.id} part={part} media={client.media.value} />),
        )}
      </Stack>
    </Card>
  );
}

/** Longest question of a student. Characters. */
const longest = 300;

/** What a student still wants to know: the teacher reads it beside the figures of the class. */
export function OwnQuestion({ client }: { readonly client: GuideClient }) {
  useSignals();
  const t = useText();
  const { assignmentId } = client.opened.value;
  const own = client.answerOf(assignmentId)?.content as Content | undefined;
  return (
    <Card className="pad-4">
      <h2 className="t-16 strong">{t('guide.wonder')}</h2>
      <p className="note below-2">{t('guide.wonder.note')}</p>
      <textarea
        className="input wide"
        rows={3}
        maxLength={longest}
        value={own ? textOf(own) : ''}
        placeholder={t('guide.wonder.placeholder')}
        aria-label={t('guide.wonder')}
        onChange={({ currentTarget }) => client.write(assignmentId, 0, { content: plainContent(currentTarget.value) })}
      />
    </Card>
  );
}
