import { useState } from 'react';
import { Chip } from 'edutech/core/ui/Chip';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { scanStudents, type StudentOfScript } from '../../../api';

interface FindStudentProps {
  readonly projectId: string;
  readonly label: string;
  /** Of the page that is looked for; 0: none. */
  readonly number: number;
  readonly onChoose: (student: StudentOfScript) => void;
}

/** Finds a student of the project by a part of the name or the number. */
export function FindStudent({ projectId, label, number, onChoose }: FindStudentProps) {
  const t = useText();
  const [find, setFind] = useState('');
  const wish = find.trim() ? { projectId, find: find.trim(), number } : null;
  const { data } = useAsked(scanStudents, wish, { keeps: true, pause: 200 });
  return (
    <Stack gap={2}>
      <label className="field">
        <span className="field-label">{label}</span>
        <input
          className="input"
          value={find}
          placeholder={t('marking.scans.other.find')}
          onChange={({ target }) => setFind(target.value)}
        />
      </label>
      {wish && data?.students.length === 0 && <p className="note">{t('marking.scans.other.none')}</p>}
      <Stack as="ul" gap={2}>
        {wish &&
          data?.students.map((student) => (
            <li key={student.scriptId}>
              <Chip
                selected={false}
                onClick={() => {
                  setFind('');
                  onChoose(student);
                }}
              >
                <span className="num">{student.admission}</span> <b lang={langOf(student.name)}>{student.name}</b>{' '}
                {student.isTaken && <small className="note">{t('marking.scans.taken')}</small>}
              </Chip>
            </li>
          ))}
      </Stack>
    </Stack>
  );
}
