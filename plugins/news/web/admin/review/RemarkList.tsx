import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { changeComment, type ArticleComment } from '../../../api';
import { findAnchor } from '../../../model/articles/text/anchors';
import { textOf } from '../../../model/articles/text/text';
import type { ReviewData } from './review-data';

interface RemarkListProps {
  readonly article: ReviewData;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
}

/** The remarks in the order of the text; each leads to its words. */
export function RemarkList({ article, active, onActive }: RemarkListProps) {
  const t = useText();
  const plain = textOf(article.fields.body);
  const open = article.comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  // Brings a remark into sight whose words were pressed
  useEffect(() => {
    if (active) document.getElementById(`remark-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Panel title={t('news.remarks.title')} note={open > 0 && <Tag tone="due">{open}</Tag>}>
      <Stack className="card-body news-remarks">
        {article.comments.length === 0 && <p className="muted">{t('news.remarks.none')}</p>}
        {article.comments.map((comment) => (
          <Remark
            key={comment.id}
            comment={comment}
            isActive={comment.id === active}
            isLost={findAnchor(plain, comment) === null}
            onActive={() => onActive(comment.id)}
          />
        ))}
      </Stack>
    </Panel>
  );
}

interface RemarkProps {
  readonly comment: ArticleComment;
  readonly isActive: boolean;
  /** Its words are not in the text any more. */
  readonly isLost: boolean;
  readonly onActive: () => void;
}

function Remark({ comment, isActive, isLost, onActive }: RemarkProps) {
  const t = useText();
  const call = useCall();
  const revalidator = useRevalidator();
  const change = async (what: 'resolve' | 'reopen' | 'remove') => {
    await call(changeComment, { id: comment.id, change: what }).catch(() => undefined);
    await revalidator.revalidate();
  };
  return (
    <blockquote
      id={`remark-${comment.id}`}
      className={classNames(isActive && 'news-remark-active', comment.resolvedAt && 'news-remark-resolved')}
    >
      <Row
        as="button"
        align="stretch"
        wrap
        type="button"
        className="news-remark-quote soft text-start pressable bare"
        onClick={onActive}
      >
        <q>{comment.quote}</q>
        {isLost && <Tag>{t('news.remark.lost')}</Tag>}
      </Row>
      <p>{comment.body}</p>
      <footer className="soft">
        <span>
          {comment.by} · <SaidMoment at={comment.at} />
        </span>
        <Button look="link" size="small" onClick={() => void change(comment.resolvedAt ? 'reopen' : 'resolve')}>
          {t(comment.resolvedAt ? 'news.remark.reopen' : 'news.remark.resolve')}
        </Button>
        {comment.isOwn && (
          <Button look="link" size="small" onClick={() => void change('remove')}>
            {t('news.remark.remove')}
          </Button>
        )}
      </footer>
    </blockquote>
  );
}
