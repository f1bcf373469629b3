import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const fields: ConflictField<Versioned>[] = [
    {
      name: 'body',
      label: t('questions.cq.field.stem'),
      show: (body: QuestionBody) => <QuestionView body={body} media={media} />,
    },
    {
      name: 'key',
      label: t('questions.cq.field.answer'),
      show: (key: QuestionKey) => <KeyView body={conflict.theirs.body} questionKey={key} media={media} />,
    },
    {
      name: 'difficulty',
      label: t('questions.cq.field.difficulty'),
      show: (value: number) => t(`questions.difficulty.${value}`),
    },
    {
      name: 'kind',
      label: t('questions.cq.field.kind'),
      show: (value: string) => t(`questions.kind.${value}`),
    },
    { name: 'year', label: t('questions.cq.field.year') },
    { name: 'region', label: t('questions.cq.field.region') },
    {
      name: 'ability',
      label: t('questions.cq.field.ability'),
      show: (value: string | null) => t(value ? `questions.ability.${value}` : 'questions.cq.noAbility'),
    },
    { name: 'nodeIds', label: t('questions.cq.field.chapters'), show: (ids: readonly string[]) => ids.length },
    {
      name: 'knowledge',
      label: t('questions.cq.field.knowledge'),
      show: (points: readonly unknown[]) => points.length,
    },
  ];
  return (
    <div className="card pad-4">
      <ConflictView conflict={conflict} fields={fields} busy={busy} resolve={resolve} />
    </div>
  );
}
