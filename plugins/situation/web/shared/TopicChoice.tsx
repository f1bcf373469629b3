import { useText } from 'edutech/core/web/hooks';
import type { Topic } from '../../api/kinds';

interface TopicChoiceProps {
  readonly topics: readonly Topic[];
  readonly topic: Topic | null;
  readonly onChoose: (topicId: string) => void;
}

/** Which heading of the knowledge tree is shown. */
export function TopicChoice({ topics, topic, onChoose }: TopicChoiceProps) {
  const t = useText();
  if (!topic || topics.length < 2) return null;
  return (
    <select
      className="input natural no-print situation-topic"
      aria-label={t('situation.topic.choose')}
      value={topic.topicId}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {topics.map(({ topicId, name, answered, points }) => (
        <option key={topicId} value={topicId}>
          {t('situation.topic.counted', { name, answered, points })}
        </option>
      ))}
    </select>
  );
}
