import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as exam } from 'edutech/plugins/exam/routes';
import type { Preparation } from 'edutech/plugins/questions/api';
import { downloadGuide, listGiven } from '../../api';
import { questionsIn } from '../../model/book/document';
import { mostTitle } from '../../model/limits';
import { routes } from '../../routes';
import type { Drawer } from './Editor';
import { useGuide } from './guide-context';
import type { useGuideDesk } from './use-guide-desk';

const PreparedDownload = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/prepared/PreparedDownload').then((part) => part.PreparedDownload),
);

interface GuideBarProps {
  readonly draft: ReturnType<typeof useGuideDesk>['draft'];
  readonly leave: (to: string) => void;
  /** Classes have an earlier edition. */
  readonly isAhead: boolean;
  readonly isPreview: boolean;
  readonly onPreview: (is: boolean) => void;
  readonly onDrawer: (drawer: Drawer) => void;
}

/** Title, saving, and what is done with the guide book as a whole. */
export function GuideBar({ draft, leave, isAhead, isPreview, onPreview, onDrawer }: GuideBarProps) {
  const t = useText();
  const { book } = useGuide();
  const { data: given = [] } = useAsked(listGiven, { bookId: book.id });
  const lesson =
    given.find(({ phase }) => phase === 'in') ?? given.findLast(({ phase }) => phase === 'before') ?? given[0];
  return (
    <Row as="header" wrap gap={3} rows={2} className="guide-bar pad-y-2 pad-x-4 paper no-print">
      <IconButton icon="ArrowLeft" label={t('guide.toList')} onClick={() => leave(routes.list.to())} />
      <h1 className="visually-hidden">{draft.values.title}</h1>
      <input
        className="input guide-title shrink strong"
        maxLength={mostTitle}
        aria-label={t('guide.form.title')}
        value={draft.values.title}
        onChange={({ currentTarget }) => draft.change({ title: currentTarget.value })}
      />
      {draft.saving && <SaveState saving={draft.saving} />}
      {isAhead && <Tag tone="due">{t('guide.ahead')}</Tag>}
      <Row as="span" wrap className="end">
        <IconButton icon="Clock" label={t('guide.versions')} onClick={() => onDrawer('versions')} />
        <Download flush={draft.flush} />
        <Button icon="Phone" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
          {t(isPreview ? 'guide.write' : 'guide.preview')}
        </Button>
        {lesson && (
          <Button icon="FullScreen" onClick={() => leave(routes.present.to({ id: lesson.assignmentId }))}>
            {t('guide.present.title')}
          </Button>
        )}
        <Button look="primary" icon="Send" onClick={() => onDrawer('publish')}>
          {t('guide.publish')}
        </Button>
      </Row>
    </Row>
  );
}

/** Forms of the file: with answers they are for the teacher. */
const forms = [
  { format: 'docx', withAnswers: false },
  { format: 'docx', withAnswers: true },
  { format: 'pdf', withAnswers: false },
  { format: 'pdf', withAnswers: true },
] as const;

function Download({ flush }: { readonly flush: () => Promise<boolean> }) {
  const t = useText();
  const call = useCall();
  const deployment = useDeployment();
  const { book, document } = useGuide();
  const mayDownload = useCan(['guide_book_tea.download']);
  const mayExam = useCan(['guide_book_tea.exam']);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const checks = questionsIn({ blocks: document.blocks.filter(({ kind }) => kind === 'check') });
  const toExam = exam.create.ifOn(deployment, { questions: checks.map(({ questionId }) => questionId).join(',') });
  const start = async (form: (typeof forms)[number]) => {
    await flush();
    try {
      setPreparation(await call(downloadGuide, { bookId: book.id, ...form }));
    } catch {
      // the call has shown the error
    }
  };
  const end = () => setPreparation(null);
  if (!mayDownload && !mayExam) return null;
  return (
    <>
      <DropMenu
        align="end"
        className="btn"
        label={t('guide.more')}
        trigger={
          <>
            <Icon name="ArrowDownload" />
            <span>{t('guide.more')}</span>
            <Icon name="ChevronDown" size={16} />
          </>
        }
      >
        {mayDownload &&
          forms.map((form) => (
            <DropItem key={`${form.format}${form.withAnswers}`} onChoose={() => void start(form)}>
              {t(`guide.download.${form.format}${form.withAnswers ? '.answers' : ''}`)}
            </DropItem>
          ))}
        {mayExam && toExam !== undefined && checks.length > 0 && <DropItem to={toExam}>{t('guide.toExam')}</DropItem>}
      </DropMenu>
      {preparation && (
        <PreparedDownload preparation={preparation} title={t('guide.download.writing')} onEnd={end} onClose={end} />
      )}
    </>
  );
}
