import { useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { scanStudents, type StudentOfScript } from '../../../api';
import type { AnsweringProps } from './DoubtCard';

/** Whose page it is: the number that was read, proposals with their share, and a search for somebody else. */
export function Whose({ projectId, doubt, isBusy, onAnswer }: AnsweringProps) {
  const t = useText();
  const { kind, digits, code, proposals } = doubt;
  const field = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<StudentOfScript | null>(proposals[0] ?? null);
  const isAsked = kind === 'identity' || kind === 'unexpected' || kind === 'duplicate';
  const wish = isAsked && find.trim() ? { projectId, find: find.trim(), number: doubt.number ?? 0 } : null;
  const found = useAsked(scanStudents, wish, { keeps: true, pause: 200 });
  const others = wish ? (found.data?.students ?? []) : [];
  const isSame = kind === 'duplicate' && chosen?.scriptId === proposals[0]?.scriptId;
  const use = () => {
    if (!chosen || isBusy) return;
    onAnswer(isSame ? { kind: 'second' } : { kind: 'student', scriptId: chosen.scriptId });
  };
  usePageKeys(({ key }) => {
    const proposal = proposals[Number(key) - 1];
    if (proposal) setChosen(proposal);
    else if (key === 'Enter' && isAsked && chosen) use();
    else if (key.toLowerCase() === 'e' && isAsked) field.current?.focus();
    else return false;
    return true;
  });
  if (!isAsked) return null;
  return (
    <Stack>
      <h3>{t('marking.scans.seen')}</h3>
      <p>
        {t('marking.scans.digits')}{' '}
        <b className="num">{digits.trim() ? digits.replaceAll(' ', '·') : t('marking.scans.digits.none')}</b>
      </p>
      <p>
        {t('marking.scans.code')} <b className="num">{code ?? t('marking.scans.code.none')}</b>
      </p>
      <h3>{t('marking.scans.whose')}</h3>
      <Stack as="ul" gap={2}>
        {[...proposals, ...others.filter(({ scriptId }) => proposals.every((one) => one.scriptId !== scriptId))].map(
          (student) => (
            <li key={student.scriptId}>
              <Chip selected={chosen?.scriptId === student.scriptId} onClick={() => setChosen(student)}>
                <span className="num">{student.admission}</span> <b lang={langOf(student.name)}>{student.name}</b>{' '}
                <small className="note">
                  {student.isTaken
                    ? t('marking.scans.taken')
                    : 'share' in student && `${Math.round(Number(student.share) * 100)}%`}
                </small>
              </Chip>
            </li>
          ),
        )}
      </Stack>
      <label className="field">
        <span className="field-label">{t('marking.scans.other')}</span>
        <input
          ref={field}
          className="input"
          value={find}
          placeholder={t('marking.scans.other.find')}
          onChange={({ target }) => setFind(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !others[0]) return;
            setChosen(others[0]);
            event.currentTarget.blur();
          }}
        />
      </label>
      {wish && found.data?.students.length === 0 && <p className="note">{t('marking.scans.other.none')}</p>}
      <Row>
        <Button look="primary" wide busy={isBusy} disabled={!chosen} onClick={use} aria-keyshortcuts="Enter">
          {isSame
            ? t('marking.scans.second')
            : chosen
              ? t('marking.scans.use', { name: chosen.name })
              : t('marking.scans.whose')}
        </Button>
      </Row>
    </Stack>
  );
}
