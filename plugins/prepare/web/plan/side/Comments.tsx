import { useEffect, useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import { addComment, type Anchor, type Comment, resolveComment, voteComment } from '../../../api';
import { type PlanContent, sections } from '../../../model/plan/document';
import { usePlan } from '../plan-context';
import { showPlace } from '../text/anchor';
import { useContent } from '../text/use-content';

/** What a place is called: a section, or a phase with its column. */
function placeName(t: Translate, { phases }: PlanContent, place: string): string {
  if (sections.some((section) => section === place)) return t(`prepare.section.${place}`);
  const at = phases.findIndex(({ id }) => place.startsWith(id));
  const phase = phases[at];
  if (!phase) return t('prepare.comments.whole');
  return phase.name.trim() || t('prepare.phase.number', { number: at + 1 });
}

/** What a comment is about: a place (empty: the plan as a whole), or some words of it. */
export interface About {
  readonly place: string;
  readonly anchor: Anchor | null;
}

interface CommentsProps {
  /** What the next comment is about. */
  readonly about: About;
}

/** What colleagues say about the plan, those that are open first. */
export function Comments({ about: { place, anchor } }: CommentsProps) {
  const t = useText();
  const call = useCall();
  const { data, line, again, comment } = usePlan();
  const content = useContent(line.doc);
  const [text, setText] = useState('');
  const { id: planId } = data.plan;
  const add = useAct(
    async () => {
      await call(addComment, { id: newId(), planId, place, ...(anchor && { anchor }), text: text.trim() });
      setText('');
      // the next one is about the place again, no longer about these words
      comment(place);
      again();
    },
    { changes: false },
  );
  return (
    <Stack gap={2} className="pad-3">
      <form
        className="flow-stack gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void add.run();
        }}
      >
        {anchor && <Quote>{anchor.quote}</Quote>}
        <textarea
          id="prepare-comment"
          className="input"
          rows={2}
          maxLength={1000}
          value={text}
          aria-label={t('prepare.comments.write')}
          placeholder={t('prepare.comments.about', { place: placeName(t, content, place) })}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button
          size="small"
          look="soft"
          type="submit"
          className="at-start"
          busy={add.isBusy}
          disabled={text.trim() === ''}
        >
          {t('prepare.comments.send')}
        </Button>
      </form>
      {data.comments.length === 0 && <p className="note">{t('prepare.comments.none')}</p>}
      <Stack as="ul" gap={0} className="ruled-list">
        {data.comments
          .filter(({ replyTo }) => replyTo === null)
          .map((one) => (
            <Thread
              key={one.id}
              comment={one}
              replies={data.comments.filter(({ replyTo }) => replyTo === one.id).toReversed()}
              about={placeName(t, content, one.place)}
            />
          ))}
      </Stack>
    </Stack>
  );
}

/** The words that a comment is about. */
const Quote = ({ children }: { readonly children: string }) => (
  <q className="prepare-words t-13 clip2">
    <CityWords>{children}</CityWords>
  </q>
);

interface ThreadProps {
  readonly comment: Comment;
  /** The oldest first. */
  readonly replies: readonly Comment[];
  readonly about: string;
}

/** A comment, what is answered, and who agrees. */
function Thread({ comment, replies, about }: ThreadProps) {
  const t = useText();
  const call = useCall();
  const { data, line, again } = usePlan();
  const [isReplying, setReplying] = useState(false);
  const isResolved = comment.resolvedAt !== null;
  const turn = useAct(
    async () => {
      await call(resolveComment, { planId: data.plan.id, commentId: comment.id, isResolved: !isResolved });
      again();
    },
    { changes: false },
  );
  return (
    <li className="pad-y-2">
      <Said comment={comment} isSoft={isResolved} />
      {replies.length > 0 && (
        <Stack as="ul" gap={2} className="pad-x-4 above-2">
          {replies.map((one) => (
            <li key={one.id}>
              <Said comment={one} isSoft={isResolved} />
              <Vote comment={one} />
            </li>
          ))}
        </Stack>
      )}
      <Row wrap rows={1}>
        <Button size="small" look="link" onClick={() => showPlace(line.doc, comment.place, comment.anchor)}>
          {about}
        </Button>
        <Row as="span" className="end">
          <Vote comment={comment} />
          {!isResolved && (
            <Button size="small" look="quiet" aria-expanded={isReplying} onClick={() => setReplying(!isReplying)}>
              {t('prepare.comments.reply')}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            icon={isResolved ? 'ArrowUndo' : 'Checkmark'}
            busy={turn.isBusy}
            onClick={() => void turn.run()}
          >
            {t(isResolved ? 'prepare.comments.reopen' : 'prepare.comments.resolve')}
          </Button>
        </Row>
      </Row>
      {isReplying && <Reply to={comment} onDone={() => setReplying(false)} />}
    </li>
  );
}

function Said({ comment, isSoft }: { readonly comment: Comment; readonly isSoft: boolean }) {
  return (
    <>
      <Row>
        <Avatar person={comment.personId} name={comment.person} size={24} />
        <b className="t-13">
          <CityWords>{comment.person}</CityWords>
        </b>
        <small className="fine end">
          <SaidMoment at={comment.createdAt} />
        </small>
      </Row>
      {comment.anchor && <Quote>{comment.anchor.quote}</Quote>}
      <p className={isSoft ? 'soft t-13 lines' : 't-13 lines'}>
        <CityWords>{comment.text}</CityWords>
      </p>
    </>
  );
}

/** Agrees with a comment, or no longer: with one press, and the next takes it back. */
function Vote({ comment: { id, votes, hasVoted } }: { readonly comment: Comment }) {
  const t = useText();
  const call = useCall();
  const { data, again } = usePlan();
  const vote = useAct(
    async () => {
      await call(voteComment, { planId: data.plan.id, commentId: id, isVoted: !hasVoted });
      again();
    },
    { changes: false },
  );
  return (
    <Button
      size="small"
      look="quiet"
      icon="ThumbLike"
      aria-pressed={hasVoted}
      busy={vote.isBusy}
      onClick={() => void vote.run()}
    >
      {t('prepare.comments.agree', { count: votes })}
    </Button>
  );
}

function Reply({ to, onDone }: { readonly to: Comment; readonly onDone: () => void }) {
  const t = useText();
  const call = useCall();
  const { data, again } = usePlan();
  const [id] = useState(() => newId());
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // who presses "Reply" writes next
  useEffect(() => field.current?.focus(), []);
  const send = useAct(
    async () => {
      const { id: replyTo, place } = to;
      await call(addComment, { id, planId: data.plan.id, place, replyTo, text: text.trim() });
      onDone();
      again();
    },
    { changes: false },
  );
  const label = t('prepare.comments.replyTo', { name: to.person });
  return (
    <form
      className="flow-stack gap-2 pad-x-4 above-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send.run();
      }}
    >
      <textarea
        ref={field}
        className="input"
        rows={2}
        maxLength={1000}
        value={text}
        aria-label={label}
        placeholder={label}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        size="small"
        look="soft"
        type="submit"
        className="at-start"
        busy={send.isBusy}
        disabled={text.trim() === ''}
      >
        {t('prepare.comments.send')}
      </Button>
    </form>
  );
}
