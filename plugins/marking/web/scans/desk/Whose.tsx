import { useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
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
  const [chosen, setChosen] = useState<StudentOfScript | null>(firstOf(doubt));
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
      <ReadDigits digits={digits} />
      <p>
        {t('marking.scans.code')} <b className="num">{code ?? t('marking.scans.code.none')}</b>
      </p>
      <h3>{t('marking.scans.whose')}</h3>
      <Stack as="ul" gap={2}>
        {[...proposals, ...others.filter(({ scriptId }) => proposals.every((one) => one.scriptId !== scriptId))].map(
          (student, at) => (
            <li key={student.scriptId}>
              <Row
                as="button"
                type="button"
                className="marking-zone-row pad-y-2 pad-x-3 round framed wide hovers text-start"
                aria-pressed={chosen?.scriptId === student.scriptId}
                onClick={() => setChosen(student)}
              >
                <span className="grow">
                  <b className="num">{student.admission}</b> <span lang={langOf(student.name)}>{student.name}</span>
                  {student.isTaken && <small className="note block">{t('marking.scans.taken')}</small>}
                </span>
                {'share' in student && (
                  <Tag tone={student.isTaken ? 'plain' : 'done'}>
                    <FormattedNumber value={Number(student.share)} style="percent" />
                  </Tag>
                )}
                {at < proposals.length && <kbd>{at + 1}</kbd>}
              </Row>
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
              : t('marking.scans.whose')}{' '}
          <kbd>Enter</kbd>
        </Button>
      </Row>
    </Stack>
  );
}

/** Who is chosen first: of a copy whose it is; else somebody who has no such page yet. */
const firstOf = ({ kind, proposals }: AnsweringProps['doubt']): StudentOfScript | null =>
  (kind === 'duplicate' ? undefined : proposals.find(({ isTaken }) => !isTaken)) ?? proposals[0] ?? null;

/** The number as it was read, place by place; what was not read is marked. */
function ReadDigits({ digits }: { readonly digits: string }) {
  const t = useText();
  return (
    <div>
      <span className="note">{t('marking.scans.digits')}</span>
      {digits.trim() ? (
        <Row wrap gap={1} aria-label={digits.replaceAll(' ', '?')} role="img">
          {[...digits].map((digit, place) => (
            <b
              // biome-ignore lint/suspicious/noArrayIndexKey: digits are known by their place
              key={place}
              className={
                digit === ' ' ? 'pad-y-1 pad-x-2 round num tint-due ink-due' : 'pad-y-1 pad-x-2 round num sunk'
              }
            >
              {digit === ' ' ? '?' : digit}
            </b>
          ))}
        </Row>
      ) : (
        <p>{t('marking.scans.digits.none')}</p>
      )}
    </div>
  );
}
