import { useState } from 'react';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface AnswerCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The answers of this device as codes, one after the other, for the invigilator's telephone. It is here without a network. */
export function AnswerCodes({ codes, onClose }: AnswerCodesProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const step = (by: -1 | 1) => setAt((now) => (now + by + codes.length) % codes.length);
  const place = t('exam.sitting.over.codes.at', { at: at + 1, count: codes.length });
  return (
    <ToldDialog
      title={t('exam.sitting.over.codes')}
      note={t('exam.sitting.over.codes.note', { count: codes.length })}
      onClose={onClose}
    >
      <Stack gap={2} className="center">
        <QrCode text={codes[at]!} label={place} className="exam-code mid" />
        <Row className="mid">
          <IconButton
            icon="ChevronLeft"
            label={t('exam.sitting.over.codes.before')}
            disabled={codes.length < 2}
            onClick={() => step(-1)}
          />
          <span className="num" role="status">
            {place}
          </span>
          <IconButton
            icon="ChevronRight"
            label={t('exam.sitting.over.codes.next')}
            disabled={codes.length < 2}
            onClick={() => step(1)}
          />
        </Row>
      </Stack>
    </ToldDialog>
  );
}
