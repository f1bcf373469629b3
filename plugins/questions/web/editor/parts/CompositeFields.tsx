import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../kit/common/content';
import { mostParts, type QuestionBody, type QuestionPart, simpleTypes } from '../../../kit/common/question-body';
import type { QuestionKey } from '../../../kit/common/question-key';
import { gapsIn } from '../../../kit/common/walk-content';
import { questionTypes } from '../../../kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Writer } from '../../../kit/ui/question/writing/Writer';
import { firstKey, firstPart } from '../draft/first-values';
import { putAt } from '../draft/gap-changes';
import type { StoredRecording } from '../../../kit/ui/question/writing/use-stored-files';
import { Field } from './Field';
import { ListeningFields } from './ListeningFields';
import { PartFields } from './PartFields';
import type { Writing } from './writing';

interface CompositeFieldsProps extends Writing {
  readonly body: QuestionBody;
  readonly questionKey: QuestionKey;
  readonly onChange: (body: QuestionBody, key: QuestionKey) => void;
  /** A part has gone: what was said of those behind it is said of one less. */
  readonly onRemoved: (part: number) => void;
  readonly uploadRecording: (recording: File) => Promise<StoredRecording>;
}

const { cloze, listening, singleChoice } = questionTypes;

/** A text, recording or passage with its questions: each has points, a key and knowledge of its own. */
export function CompositeFields({
  body,
  questionKey,
  onChange,
  onRemoved,
  uploadRecording,
  ...writing
}: CompositeFieldsProps) {
  const t = useText();
  const { parts, keys, ids, shown, isPassage, ...act } = useParts({ body, questionKey, onChange, onRemoved });
  return (
    <>
      {body.type === listening && (
        <ListeningFields
          listening={body.listening}
          onChange={(changed) => onChange({ ...body, listening: changed }, questionKey)}
          upload={uploadRecording}
          media={writing.media}
        />
      )}
      <Field name={isPassage ? 'passage' : 'material'} at="stem">
        <Writer
          content={body.stem as Content}
          onChange={act.write}
          label={t(`questions.cq.field.${isPassage ? 'passage' : 'material'}`)}
          placeholder={t(`questions.cq.hint.${isPassage ? 'passage' : 'material'}`)}
          hasGaps={isPassage}
          {...writing}
        />
      </Field>
      {body.type === listening && (
        <Field name="transcript">
          <Writer
            content={(questionKey.transcript ?? []) as Content}
            onChange={(transcript) => onChange(body, { ...questionKey, transcript })}
            label={t('questions.cq.field.transcript')}
            placeholder={t('questions.cq.hint.transcript')}
            {...writing}
          />
        </Field>
      )}
      <Stack as="ol">
        {shown.map((part, place) => {
          const question = parts[part];
          if (!question) return null;
          const key = keys[part] ?? {};
          return (
            <Stack as="li" gap={4} key={ids[part]} className="questions-part lined-top pad-t-4">
              <Row as="header">
                <h3 className="t-strong">{t('questions.cq.part', { number: place + 1 })}</h3>
                <span className="tag">{t(`questions.type.${question.type}`)}</span>
                {!isPassage && (
                  <IconButton
                    icon="Delete"
                    label={t('questions.cq.partDelete', { number: place + 1 })}
                    onClick={() => act.remove(part)}
                  />
                )}
              </Row>
              <PartFields
                part={{ question, key }}
                onChange={(changed) =>
                  act.setParts(putAt(parts, part, changed.question, question), putAt(keys, part, changed.key, {}))
                }
                at={`parts/${place}/`}
                hasStem={!isPassage}
                {...writing}
              />
            </Stack>
          );
        })}
      </Stack>
      {!isPassage && (
        <Row wrap gap={0} className="questions-fields">
          {t('questions.cq.partAdd')}
          {simpleTypes.map((type) => (
            <Button
              key={type}
              size="small"
              icon="Add"
              disabled={parts.length >= mostParts}
              onClick={() => act.add(type)}
            >
              {t(`questions.type.${type}`)}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}

/** The questions of a composite: which are there, in which order they are read, and what is done with them. */
function useParts({
  body,
  questionKey,
  onChange,
  onRemoved,
}: Pick<CompositeFieldsProps, 'body' | 'questionKey' | 'onChange' | 'onRemoved'>) {
  const parts = body.parts ?? [];
  const keys = questionKey.parts ?? [];
  const [ids, setIds] = useState(() => parts.map(() => newId()));
  const isPassage = body.type === cloze;
  // parts of a cloze are there as long as their places are, in the order in which these are read
  const shown = isPassage ? [...new Set(gapsIn(body.stem as Content))] : parts.map((_, part) => part);
  const setParts = (changed: readonly QuestionPart[], changedKeys: typeof keys) =>
    onChange({ ...body, parts: [...changed] }, { ...questionKey, parts: [...changedKeys] });
  const write = (stem: Content) => {
    const places = isPassage ? gapsIn(stem) : [];
    const count = Math.max(parts.length, ...places.map((place) => place + 1));
    const filled = Array.from({ length: count }, (_, part) => parts[part] ?? firstPart(singleChoice));
    setIds((before) => Array.from({ length: count }, (_, part) => before[part] ?? newId()));
    onChange({ ...body, stem, parts: filled }, questionKey);
  };
  const add = (type: QuestionPart['type']) => {
    setIds([...ids, newId()]);
    setParts([...parts, firstPart(type)], putAt(keys, parts.length, firstKey(type), {}));
  };
  const remove = (part: number) => {
    setIds(ids.filter((_, at) => at !== part));
    setParts(
      parts.filter((_, at) => at !== part),
      keys.filter((_, at) => at !== part),
    );
    onRemoved(part);
  };
  return { parts, keys, ids, shown, isPassage, setParts, write, add, remove };
}
