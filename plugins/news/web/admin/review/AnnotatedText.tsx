import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { anchorAt, findAnchor, type TextAnchor } from '../../../model/articles/text/anchors';
import { textOf, withMarks } from '../../../model/articles/text/text';
import { articleLanguage } from '../../article/frame-document';
import { shortMoment } from '../shared/moments';
import { RemarkForm } from './RemarkForm';
import type { ReviewData } from './review-data';

interface AnnotatedTextProps {
  readonly article: ReviewData;
  /** Id of the remark that is looked at. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
}

/**
 * The article with its remarks marked in the text. Whoever chooses words may write a remark on them. The body has been
 * cleaned by the server and is shown without a frame, so that words can be chosen; ids in marks are ours.
 */
export function AnnotatedText({ article, active, onActive }: AnnotatedTextProps) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const { html, plain } = useMarked(article, active);
  const [chosen, choose] = useChosenWords(body, plain);
  const [isWriting, setWriting] = useState(false);
  const { fields } = article;

  // Brings the words of a remark into sight
  useEffect(() => {
    if (active)
      body.current?.querySelector(`[data-remark="${active}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [active]);

  // Pressed words lead to their remark; the list of remarks does the same for the keyboard
  useEffect(() => {
    const place = body.current;
    const press = (event: MouseEvent) => {
      const mark = (event.target as HTMLElement).closest<HTMLElement>('[data-remark]');
      if (mark) onActive(mark.dataset['remark'] ?? null);
    };
    place?.addEventListener('click', press);
    return () => place?.removeEventListener('click', press);
  }, [onActive]);

  const close = () => {
    setWriting(false);
    choose(null);
  };
  return (
    <article className="card news-article news-annotated relative">
      <h2 className="news-article-title">{fields.title || t('news.admin.untitled')}</h2>
      <Row wrap className="news-by lined-below muted">
        <span>{article.typeName}</span>
        <time className="num">{shortMoment(article.publishedAt ?? article.publishAt ?? article.updatedAt)}</time>
        {fields.source && <span>{t('news.detail.source', { source: fields.source })}</span>}
      </Row>
      {fields.summary && <p className="above-4 pad-y-3 pad-x-4 round sunk soft">{fields.summary}</p>}
      {fields.type === 1 ? (
        <div
          ref={body}
          className="news-body"
          lang={articleLanguage}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it (server/body.ts)
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p>
          <a href={fields.link} target="_blank" rel="noopener noreferrer">
            {fields.link}
          </a>
        </p>
      )}
      {chosen && (
        <Row justify="between" gap={3} className="news-chosen above-4 pad-y-2 pad-x-3 framed round-card paper">
          {isWriting ? (
            <RemarkForm articleId={article.id} anchor={chosen} onClose={close} />
          ) : (
            <>
              <q className="clip1 soft">{chosen.quote}</q>
              <Button size="small" look="primary" icon="Comment" onClick={() => setWriting(true)}>
                {t('news.remark.add')}
              </Button>
            </>
          )}
        </Row>
      )}
    </article>
  );
}

/** The body with a mark for each remark whose words are still there. */
function useMarked({ fields, comments }: ReviewData, active: string | null) {
  return useMemo(() => {
    const plain = textOf(fields.body);
    const marks = comments.flatMap((comment) => {
      const range = findAnchor(plain, comment);
      const state = comment.resolvedAt ? 'resolved' : 'open';
      const look = `news-mark news-mark-${state}${comment.id === active ? ' news-mark-active' : ''}`;
      return range ? [{ ...range, attributes: `class="${look}" data-remark="${comment.id}"` }] : [];
    });
    return { plain, html: withMarks(fields.body, marks) };
  }, [fields.body, comments, active]);
}

/** The words that somebody has chosen in the body, as an anchor. */
function useChosenWords(body: React.RefObject<HTMLDivElement | null>, plain: string) {
  const [chosen, choose] = useState<TextAnchor | null>(null);
  // Follows the choice by pointer and by keyboard
  useEffect(() => {
    const look = () => {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
      if (!body.current || !range || range.collapsed || !body.current.contains(range.commonAncestorContainer)) return;
      const before = range.cloneRange();
      before.selectNodeContents(body.current);
      before.setEnd(range.startContainer, range.startOffset);
      const start = before.toString().length;
      choose(anchorAt(plain, { start, end: start + range.toString().length }));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [body, plain]);
  return [chosen, choose] as const;
}
