import { useIntl } from 'react-intl';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { EditConflict } from 'edutech/core/common/wire/edit-conflict';
import { type ConflictField, ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import type { Media } from '../../kit/ui/question/content/media';
import { KeyView } from '../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../kit/ui/question/view/QuestionView';
import type { Versioned } from './draft/versioned';

interface ConflictProps {
  readonly conflict: EditConflict<Versioned>;
  readonly media: Media;
  readonly busy: boolean;
  readonly resolve: (values: Versioned) => Promise<boolean>;
}

/** Two versions of one question side by side, field by field. */
export function Conflict({ conflict, media, busy, resolve }: ConflictProps) {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: `questions.cq.field.${name}` });
  const fields: ConflictField<Versioned>[] = [
    { name: 'body', label: label('stem'), show: (body: QuestionBody) => <QuestionView body={body} media={media} /> },
    {
      name: 'key',
      label: label('answer'),
      show: (key: QuestionKey) => <KeyView body={conflict.theirs.body} questionKey={key} media={media} />,
    },
    {
      name: 'difficulty',
      label: label('difficulty'),
      show: (value: number) => intl.formatMessage({ id: `questions.difficulty.${value}` }),
    },
    {
      name: 'kind',
      label: label('kind'),
      show: (value: string) => intl.formatMessage({ id: `questions.kind.${value}` }),
    },
    { name: 'year', label: label('year') },
    { name: 'region', label: label('region') },
    { name: 'nodeIds', label: label('chapters'), show: (ids: readonly string[]) => ids.length },
    { name: 'knowledge', label: label('knowledge'), show: (points: readonly unknown[]) => points.length },
  ];
  return (
    <div className="card pad-4">
      <ConflictView conflict={conflict} fields={fields} busy={busy} resolve={resolve} />
    </div>
  );
}
