import type { QuestionBody, QuestionPart } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import { isComposite } from '../../kit/common/types/question-types';
import { CompositeFields } from './parts/CompositeFields';
import { PartFields } from './parts/PartFields';
import type { Writing } from './parts/writing';
import type { StoredRecording } from '../../kit/ui/question/writing/use-stored-files';

interface BodyFieldsProps extends Writing {
  readonly body: QuestionBody;
  readonly questionKey: QuestionKey;
  readonly onChange: (body: QuestionBody, key: QuestionKey) => void;
  /** A part of a composite has gone. */
  readonly onPartRemoved?: (part: number) => void;
  readonly uploadRecording: (recording: File) => Promise<StoredRecording>;
}

/** What is asked and what is right, whatever the type. */
export function BodyFields({
  body,
  questionKey,
  onChange,
  onPartRemoved,
  uploadRecording,
  ...writing
}: BodyFieldsProps) {
  if (isComposite(body.type)) {
    return (
      <CompositeFields
        body={body}
        questionKey={questionKey}
        onChange={onChange}
        onRemoved={(part) => onPartRemoved?.(part)}
        uploadRecording={uploadRecording}
        {...writing}
      />
    );
  }
  return (
    <PartFields
      part={{ question: body as QuestionPart, key: questionKey }}
      onChange={({ question, key }) => onChange({ ...body, ...question }, key)}
      at=""
      hasStem
      {...writing}
    />
  );
}
