import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityDay } from 'edutech/core/common/time/city-time';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import type { Entry } from '../../../api/records';
import { Asked, Photos } from '../../shared/Asked';
import { mediaOf } from '../../shared/media-of';
import { NoteField } from './NoteField';
import { PlacedAtEntry } from './PlacedAtEntry';
import { ReasonChips } from './ReasonChips';
import type { EntryActs } from './use-entry-acts';
import type { ShownKey } from './use-keys';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

const SimilarDrawer = onDemand(() => import('./SimilarDrawer').then((part) => part.SimilarDrawer));

interface EntryCardProps {
  readonly entry: Entry;
  readonly shown: ShownKey;
  readonly onAnswer: () => void;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
  readonly acts: EntryActs;
  readonly isTrash: boolean;
}

/** A few words that name an entry. */
export function useTitle() {
  const t = useText();
  return ({ body, title }: Pick<Entry, 'body' | 'title'>) =>
    (body &&
      plainText(textOf(body.stem as Content))
        .replaceAll(/\s+/g, ' ')
        .slice(0, 40)) ||
    title ||
    t('wrong.entry.picture');
}

/** A question that went wrong: what one answered, what is right, why it went wrong, and what comes next. */
export function EntryCard({ entry, shown, onAnswer, isChosen, onChoose, acts, isTrash }: EntryCardProps) {
  const title = useTitle()(entry);
  return (
    <article className={`card wrong-entry hue-${subjectHue(entry.subjectCode)}`} tabIndex={-1} aria-label={title}>
      <EntryHead entry={entry} title={title} isChosen={isChosen} onChoose={onChoose} />
      <div className="wrong-entry-body breaks">
        <EntryQuestion entry={entry} />
        {shown !== undefined && (
          <div className="above-3">
            {shown === null ? (
              <Skeletons shape="text" count={2} />
            ) : (
              entry.body && (
                <KeyView body={entry.body} questionKey={shown.key} media={mediaOf(entry.media, shown.media)} />
              )
            )}
          </div>
        )}
      </div>
      {!isTrash && <ReasonChips reason={entry.reason} onReason={(reason) => void acts.reason(entry, reason)} />}
      {!isTrash && <NoteField entry={entry} />}
      <EntryFoot
        entry={entry}
        title={title}
        isShown={shown !== undefined}
        onAnswer={onAnswer}
        acts={acts}
        isTrash={isTrash}
      />
    </article>
  );
}

function EntryQuestion({ entry }: { readonly entry: Entry }) {
  const media = mediaOf(entry.media);
  if (!entry.body || entry.answers.length === 0)
    return <Asked body={entry.body} pictures={entry.pictures} media={media} />;
  return (
    <>
      <AnswerView
        body={entry.body}
        media={media}
        answers={entry.answers}
        verdicts={entry.verdicts.map((verdict) => verdict ?? undefined)}
      />
      <Photos pictures={entry.pictures} media={media} />
    </>
  );
}

type HeadProps = Pick<EntryCardProps, 'entry' | 'isChosen' | 'onChoose'> & { readonly title: string };

function EntryHead({ entry, title, isChosen, onChoose }: HeadProps) {
  const intl = useIntl();
  const t = useText();
  const { subject, body, origin, wrongCount, lastTime, knowledge } = entry;
  return (
    <Row as="header" wrap rows={1} className="wrong-entry-head high ruled-below t-13">
      <ChooseBox
        label={t('wrong.entry.choose', { title: <CityWords>{title}</CityWords> })}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <span className="dot" aria-hidden="true" />
      <b>{subject}</b>
      <Tag>{t(body ? `wrong.type.${body.type}` : 'wrong.entry.picture')}</Tag>
      {knowledge.slice(0, 2).map(({ kiid, knowName }) => (
        <Tag key={kiid} tone="brand">
          {knowName}
        </Tag>
      ))}
      <span className="wrong-entry-from fine end">
        {entry.title && origin === 'told' ? entry.title : t(`wrong.origin.${origin}`)}
        {origin === 'photo' && entry.title && ` · ${entry.title}`}
        {' · '}
        {intl.formatDate(lastTime, { month: 'short', day: 'numeric' })}
        {wrongCount > 1 && (
          <b className="ink-late">
            {' · '}
            {t('wrong.entry.wrong', { count: wrongCount })}
          </b>
        )}
      </span>
    </Row>
  );
}

interface FootProps extends Pick<EntryCardProps, 'entry' | 'onAnswer' | 'acts' | 'isTrash'> {
  readonly title: string;
  readonly isShown: boolean;
}

function EntryFoot({ entry, title, isShown, onAnswer, acts, isTrash }: FootProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isDone = entry.state === 2;
  return (
    <Row as="footer" justify="between" wrap gap={3} rows={1} className="wrong-entry-foot fine ruled-top">
      <Row as="span" inline className="wrong-entry-state">
        {isTrash && entry.leaves ? (
          t('wrong.trash.leaves', { day: new Date(`${entry.leaves}T12:00:00+08:00`) })
        ) : (
          <>
            <Tag tone={isDone ? 'done' : entry.state === 1 ? 'info' : 'plain'}>{t(`wrong.state.${entry.state}`)}</Tag>
            {entry.due && <Due day={entry.due} />}
          </>
        )}
      </Row>
      <Row as="span" align="stretch" wrap gap="half" className="end">
        {entry.hasKey && (
          <Button
            size="small"
            look="quiet"
            icon={isShown ? 'EyeOff' : 'Eye'}
            data-key="answer"
            aria-expanded={isShown}
            onClick={onAnswer}
          >
            {t(isShown ? 'wrong.entry.hide' : 'wrong.entry.answer')}
          </Button>
        )}
        {!isTrash && <PlacedAtEntry entryId={entry.entryId} />}
        {isTrash ? (
          <Button size="small" look="soft" icon="ArrowUndo" onClick={() => void acts.restore([entry])}>
            {t('wrong.act.restore')}
          </Button>
        ) : (
          <>
            {entry.questionId && (
              <Button
                size="small"
                look="quiet"
                icon="Copy"
                aria-label={t('wrong.act.similarOne', { title })}
                onClick={() => setIsOpen(true)}
              >
                {t('wrong.act.similar')}
              </Button>
            )}
            <Button size="small" look="quiet" icon="Checkmark" onClick={() => void acts.master([entry], !isDone)}>
              {t(isDone ? 'wrong.act.unmaster' : 'wrong.act.master')}
            </Button>
            <Button size="small" look="quiet" icon="Delete" onClick={() => void acts.remove([entry])}>
              {t('wrong.act.remove')}
            </Button>
          </>
        )}
      </Row>
      {isOpen && <SimilarDrawer entry={entry} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

function Due({ day }: { readonly day: string }) {
  const t = useText();
  const [today] = useState(() => cityDay(new Date()));
  return (
    <span className="num">
      {day <= today ? t('wrong.entry.dueToday') : t('wrong.entry.due', { day: new Date(`${day}T12:00:00+08:00`) })}
    </span>
  );
}
