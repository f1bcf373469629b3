import { useMemo, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { newId } from 'edutech/core/common/ids';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { PagesView } from 'edutech/plugins/print/kit/ui/PagesView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { type AutoCandidate, type AutoItem, createPaper, paperPages } from '../../../api';
import type { AutoBook } from '../use-groups';
import type { Composed, Locked } from '../use-composed';
import { useDocument } from './use-document';

const PagesDialog = onDemand(() => import('./PagesDialog').then((module) => module.PagesDialog));

interface PaperHeadProps {
  readonly nth: number;
  /** It is the one that others are mixed into. */
  readonly isBase: boolean;
  readonly onBase: () => void;
  readonly book: AutoBook;
  readonly composed: Composed;
  readonly candidate: AutoCandidate;
  /** Its questions, with those that are mixed in, and how many these are. */
  readonly items: readonly AutoItem[];
  readonly mixedIn: number;
  readonly locked: readonly Locked[];
  readonly media: Media;
  readonly onMade: (paperId: string) => void;
}

/** One of the three: its first page, what is special to it, and the way to the composer. */
export function PaperHead(props: PaperHeadProps) {
  const { nth, isBase, onBase, book, composed, candidate, items, mixedIn, locked, media, onMade } = props;
  const t = useText();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const title = t('exam.auto.paperTitle', { grade: book.choice.grade.name, subject: book.choice.subject.name });
  const document = useDocument({ composed, candidate, items, locked });
  const pages = useAsked(
    paperPages,
    useMemo(() => ({ title, document, answers: 'none' as const }), [title, document]),
  );
  const addressOf = (file: string) => media[file];
  const name = t('exam.auto.paper', { letter: 'ABC'[nth] ?? '' });
  const make = useAct(
    async () => {
      const { subjectId, gradeId } = book;
      const made = await call(createPaper, { paperId: newId(), title, subjectId, gradeId, document });
      onMade(made.paperId);
    },
    { changes: false },
  );
  return (
    <th scope="col" className={classNames('exam-auto-head', isBase && 'exam-auto-base')}>
      <Row align="start" gap={3}>
        <div className="exam-auto-page raised clipped" aria-hidden="true">
          {pages.data && <PagesView pages={pages.data.slice(0, 1)} addressOf={addressOf} nameOf={() => name} />}
        </div>
        <div className="grow">
          <Row wrap rows={1}>
            <button type="button" className="t-head bare" aria-pressed={isBase} onClick={onBase}>
              {name}
            </button>
            {candidate.isNearest && <Tag tone="brand">{t('exam.auto.nearest')}</Tag>}
          </Row>
          <p className="note regular">
            {t('exam.auto.head', {
              count: items.filter(({ questionId }) => questionId).length,
              points: candidate.points,
            })}
          </p>
          <p className="note regular">
            {pages.data
              ? t('exam.auto.pages', { pages: pages.data.length })
              : pages.error
                ? t('exam.auto.noPages')
                : ' '}
          </p>
          <Row wrap rows={1} className="above-2">
            <Button
              size="small"
              look={isBase ? 'primary' : 'outline'}
              busy={make.isBusy}
              onClick={() => void make.run()}
            >
              {t('exam.auto.use', { name, mixedIn })}
            </Button>
            <Button size="small" look="quiet" onClick={() => setOpen(true)}>
              {t('exam.auto.preview')}
            </Button>
          </Row>
        </div>
      </Row>
      {isOpen && (
        <PagesDialog title={`${title} · ${name}`} asked={pages} addressOf={addressOf} onClose={() => setOpen(false)} />
      )}
    </th>
  );
}
