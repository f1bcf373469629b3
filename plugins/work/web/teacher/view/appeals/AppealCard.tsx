import { useState } from 'react';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { answersOfStudent } from '../../../../api';
import { byPersonAddress } from '../../../shared/addresses';
import { mediaOf } from '../../../shared/media-of';
import { Moment } from '../../Deadline';
import type { ViewData } from '../load-view';
import { AppealForm } from './AppealForm';
import type { Appeal, Answers } from './appeal';

/** One appeal: who asks about which item and why; what he answered, and the answer to him. */
export function AppealCard({ appeal, data }: { readonly appeal: Appeal; readonly data: ViewData }) {
  const t = useText();
  const call = useCall();
  const [answers, setAnswers] = useState<Answers | null>(null);
  const open = useAct(
    async () => setAnswers(await call(answersOfStudent, { attemptId: appeal.attemptId, anonymous: false })),
    { changes: false },
  );
  const { sheet, marked, at } = data;
  const place = sheet.items.findIndex(({ itemId }) => itemId === appeal.itemId);
  const item = sheet.items[place];
  const key = marked?.items.find(({ itemId }) => itemId === appeal.itemId)?.key;
  const cells = answers?.cells.filter(({ itemId }) => itemId === appeal.itemId) ?? [];
  const media = mediaOf(sheet.media, marked?.media ?? [], answers?.media ?? []);
  return (
    <Stack as="article" className="card work-appeal pad-4" aria-label={`${appeal.name} ${place + 1}`}>
      <Row as="header" wrap rows={1}>
        <b>{appeal.name}</b>
        <small className="muted">
          {appeal.className} · {t('work.item.number', { number: place + 1 })} · <Moment value={appeal.asked} now={at} />
        </small>
        <Tag tone={appeal.answered ? 'done' : 'due'}>
          {t(appeal.answered ? 'work.appeals.answered' : 'work.appeals.waiting')}
        </Tag>
        <span className="num">
          {appeal.after !== null && appeal.after !== appeal.before
            ? `${appeal.before} → ${appeal.after}`
            : t('work.appeals.points', { points: appeal.before })}
        </span>
      </Row>
      <blockquote>{appeal.reason}</blockquote>
      {answers && item && (
        <Stack className="pad-3 round sunk">
          <AnswerView
            body={item.body}
            media={media}
            number={place + 1}
            answers={answeredParts(item.body).map((_, part) => cells.find((one) => one.part === part)?.answer)}
            {...(key && { questionKey: key })}
          />
          {key && <KeyView body={item.body} questionKey={key} media={media} />}
        </Stack>
      )}
      {appeal.answered ? (
        <p className="soft">{t('work.appeals.reply', { answer: appeal.answer })}</p>
      ) : answers ? (
        <AppealForm appeal={appeal} cells={cells} homeworkId={sheet.homeworkId} />
      ) : (
        <Row as="span" wrap className="work-appeal-acts">
          <Button look="soft" size="small" busy={open.isBusy} onClick={() => void open.run()}>
            {t('work.appeals.open')}
          </Button>
          <Button size="small" to={byPersonAddress(sheet.homeworkId, undefined, appeal.attemptId)}>
            {t('work.appeals.paper')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
