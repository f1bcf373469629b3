import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { Button } from 'edutech/core/ui/Button';
import { Can, useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type deskItem, downloadAnswer, likeAnswer, removeAnswer } from '../../api';
import { AnswerBody } from '../shared/AnswerBody';

const CorrectDrawer = onDemand(() => import('./answer/CorrectDrawer').then((part) => part.CorrectDrawer));

type GivenAnswer = OutputOf<typeof deskItem>['answers'][number];

interface GivenProps {
  readonly answers: readonly GivenAnswer[];
  /** A service of the deployment drafts subtitles. */
  readonly hasTranscription: boolean;
}

/** What was answered before, and whether it helped. */
export function Given({ answers, hasTranscription }: GivenProps) {
  const t = useText();
  if (answers.length === 0) return null;
  return (
    <section className="card pad-4" aria-label={t('coach.given')}>
      <Row as="header" wrap className="below-2">
        <h2 className="t-head">{t('coach.given')}</h2>
        <span className="fine">{t('coach.given.note')}</span>
      </Row>
      <Stack as="ul" className="ruled-list" gap={0}>
        {answers.map((answer) => (
          <li key={answer.answerId} className="pad-y-3">
            <GivenRow answer={answer} hasTranscription={hasTranscription} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface GivenRowProps extends Pick<GivenProps, 'hasTranscription'> {
  readonly answer: GivenAnswer;
}

function GivenRow({ answer, hasTranscription }: GivenRowProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { author, kind, time, seen, helped, stuck, isShared, seconds } = answer;
  return (
    <Stack gap={2}>
      <Row wrap rows={1}>
        <Tag tone="brand">{t(`coach.way.${kind}`)}</Tag>
        {seconds > 0 && <span className="num fine">{t('coach.seconds', { count: seconds })}</span>}
        <b lang={langOf(author)}>{author}</b>
        <span className="fine">
          <FormattedDate value={String(time)} month="numeric" day="numeric" />
        </span>
        {stuck && <Tag>{t(`coach.stuck.${stuck}`)}</Tag>}
        {isShared && <Tag tone="info">{t('coach.given.school')}</Tag>}
        <Row as="span" inline className="end">
          <progress className="meter" max={Math.max(1, seen)} value={helped} aria-hidden="true" />
          <span className="note num nowrap">{t('coach.given.effect', { seen, helped })}</span>
        </Row>
      </Row>
      <GivenActs
        answer={answer}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
        onCorrect={() => setCorrecting(true)}
      />
      {isOpen && <AnswerBody answer={answer} />}
      {isCorrecting && (
        <CorrectDrawer answer={answer} hasTranscription={hasTranscription} onClose={() => setCorrecting(false)} />
      )}
    </Stack>
  );
}

interface GivenActsProps {
  readonly answer: GivenAnswer;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onCorrect: () => void;
}

function GivenActs({ answer, isOpen, onOpen, onCorrect }: GivenActsProps) {
  const t = useText();
  const call = useCall();
  const mayAdd = useCan(['coach_tea.add']);
  const { answerId, isLiked, likes, film, mayChange, author } = answer;
  const like = useAct(() => call(likeAnswer, { answerId, on: !isLiked }));
  const remove = useAct(() => call(removeAnswer, { answerId, removed: true }), {
    done: ({ count }) => ({ id: 'coach.done.withdrawn', values: { count } }),
    undo: () => call(removeAnswer, { answerId, removed: false }),
  });
  const download = useAct(async () => downloadInFrame((await call(downloadAnswer, { answerId })).address), {
    changes: false,
  });
  return (
    <Row wrap gap={1}>
      <Button size="small" look="quiet" icon={isOpen ? 'EyeOff' : 'Eye'} aria-expanded={isOpen} onClick={onOpen}>
        {t(isOpen ? 'coach.given.hide' : 'coach.given.show')}
      </Button>
      <Can rule={['coach_tea.like']}>
        <Button
          size="small"
          look="quiet"
          icon="ThumbLike"
          aria-pressed={isLiked}
          busy={like.isBusy}
          onClick={() => void like.run()}
        >
          <span className="visually-hidden">{t('coach.act.like', { name: author })}</span> {likes}
        </Button>
      </Can>
      {film && (
        <Can rule={['coach_tea.download']}>
          <Button
            size="small"
            look="quiet"
            icon="ArrowDownload"
            busy={download.isBusy}
            onClick={() => void download.run()}
          >
            {t('coach.act.download')}
          </Button>
        </Can>
      )}
      {mayChange && mayAdd && (
        <Button size="small" look="quiet" icon="Edit" onClick={onCorrect}>
          {t('coach.act.correct')}
        </Button>
      )}
      {mayChange && (
        <Can rule={['coach_tea.delete']}>
          <Button size="small" look="quiet" icon="Delete" busy={remove.isBusy} onClick={() => void remove.run()}>
            {t('coach.act.withdraw')}
          </Button>
        </Can>
      )}
    </Row>
  );
}
