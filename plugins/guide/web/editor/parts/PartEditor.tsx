import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useMessages, useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { Writer } from 'edutech/plugins/questions/kit/ui/question/writing/Writer';
import type { AskItem, Part, QuestionItem } from '../../../model/book/document';
import { addParts, changePart, removePart } from '../../../model/book/edits';
import { useGuide } from '../guide-context';
import { PartShown } from './PartShown';

interface PartEditorProps {
  readonly blockId: string;
  readonly part: Part;
}

/** A part that is written: texts with formulas and pictures, what is asked, points of questions, addresses. */
export function PartEditor({ blockId, part }: PartEditorProps) {
  const t = useText();
  const messages = useMessages();
  const { document, change } = useGuide();
  const remove = () => {
    const { parts } = document.blocks.find(({ id }) => id === blockId)!;
    const before = parts[parts.findIndex(({ id }) => id === part.id) - 1];
    change((now) => removePart(now, blockId, part.id));
    messages.show('guide.part.removed', {
      tone: 'success',
      milliseconds: undoMilliseconds,
      undo: () => change((now) => addParts(now, blockId, [part], before?.id)),
    });
  };
  return (
    <Row align="start" className="grow shrink">
      <div className="grow shrink">
        <Field blockId={blockId} part={part} />
      </div>
      <IconButton
        icon="Delete"
        label={t('guide.part.remove', { name: t(`guide.part.${part.kind}`) })}
        onClick={remove}
      />
    </Row>
  );
}

function Field({ blockId, part }: PartEditorProps) {
  const t = useText();
  const { media, stage, files, change } = useGuide();
  const write = (next: Part) => change((before) => changePart(before, blockId, next));
  const writing = { media, stage, upload: files.picture };
  if (part.kind === 'text')
    return (
      <Writer
        content={part.content as Content}
        onChange={(content) => write({ ...part, content })}
        label={t('guide.part.text')}
        placeholder={t('guide.part.text.placeholder')}
        {...writing}
      />
    );
  if (part.kind === 'ask')
    return (
      <Stack gap={2}>
        <Writer
          content={part.prompt as Content}
          onChange={(prompt) => write({ ...part, prompt })}
          label={t('guide.part.ask')}
          placeholder={t(`guide.part.ask.placeholder.${part.way}`)}
          isFull={false}
          {...writing}
        />
        {part.way === 'vote' ? (
          <Options part={part} onChange={write} />
        ) : (
          <p className="guide-room note pad-3 round">{t(`guide.room.${part.way}`)}</p>
        )}
      </Stack>
    );
  if (part.kind === 'link')
    return (
      <Row wrap>
        <input
          className="input shrink grow"
          value={part.title}
          maxLength={120}
          placeholder={t('guide.link.title')}
          aria-label={t('guide.link.title')}
          onChange={({ currentTarget }) => write({ ...part, title: currentTarget.value })}
        />
        <input
          className="input shrink grow"
          type="url"
          value={part.address}
          maxLength={500}
          aria-label={t('guide.link.address')}
          onChange={({ currentTarget }) => write({ ...part, address: currentTarget.value })}
        />
      </Row>
    );
  return (
    <>
      <PartShown part={part} />
      {part.kind === 'question' && <PointsOf part={part} onChange={write} />}
    </>
  );
}

function Options({ part, onChange }: { readonly part: AskItem; readonly onChange: (part: AskItem) => void }) {
  const t = useText();
  const put = (at: number, text: string) => onChange({ ...part, options: part.options.with(at, text) });
  return (
    <Stack as="ol" gap={1}>
      {part.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <Row as="li" key={at}>
          <input
            className="input grow"
            value={option}
            maxLength={120}
            aria-label={t('guide.vote.option', { number: at + 1 })}
            placeholder={t('guide.vote.option', { number: at + 1 })}
            onChange={({ currentTarget }) => put(at, currentTarget.value)}
          />
          <IconButton
            icon="Dismiss"
            label={t('guide.vote.remove', { number: at + 1 })}
            disabled={part.options.length <= 2}
            onClick={() => onChange({ ...part, options: part.options.toSpliced(at, 1) })}
          />
        </Row>
      ))}
      {part.options.length < 6 && (
        <li>
          <Button
            size="small"
            look="quiet"
            icon="Add"
            onClick={() => onChange({ ...part, options: [...part.options, ''] })}
          >
            {t('guide.vote.add')}
          </Button>
        </li>
      )}
    </Stack>
  );
}

function PointsOf({
  part,
  onChange,
}: {
  readonly part: QuestionItem;
  readonly onChange: (part: QuestionItem) => void;
}) {
  const t = useText();
  return (
    <label className="flow-inline note">
      {t('guide.points')}
      <input
        className="input guide-points num"
        type="number"
        min={0}
        max={200}
        step={0.5}
        value={part.points}
        onChange={({ currentTarget }) => {
          const points = Math.round(Number(currentTarget.value) * 2) / 2;
          if (points >= 0 && points <= 200) onChange({ ...part, points });
        }}
      />
    </label>
  );
}
