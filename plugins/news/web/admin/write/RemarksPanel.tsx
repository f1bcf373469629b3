import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleComment, ArticleStep } from '../../../api';

interface RemarksPanelProps {
  readonly comments: readonly ArticleComment[];
  readonly steps: readonly ArticleStep[];
}

/** What reviewers have said about the text: why it came back, and what is still open. */
export function RemarksPanel({ comments, steps }: RemarksPanelProps) {
  const t = useText();
  const last = steps.findLast(({ act }) => act === 'return' || act === 'submit');
  const returned = last?.act === 'return' ? last : null;
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null);
  if (!returned && open.length === 0) return null;
  return (
    <Panel title={t('news.remarks.title')} note={open.length > 0 && <Tag tone="due">{open.length}</Tag>}>
      <Stack className="card-body news-remarks">
        {returned && (
          <Stack as="p" gap={1} className="news-returned pad-y-2 pad-x-3 round tint-due">
            {t('news.remarks.returned', { name: returned.by })}
            <b>{returned.reason}</b>
          </Stack>
        )}
        {open.map(({ id, quote, body, by }) => (
          <blockquote key={id}>
            <q>{quote}</q>
            <p>{body}</p>
            <footer className="soft">{by}</footer>
          </blockquote>
        ))}
      </Stack>
    </Panel>
  );
}
