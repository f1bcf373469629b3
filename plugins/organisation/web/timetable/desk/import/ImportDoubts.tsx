import { useText } from 'edutech/core/web/hooks';
import type { TimetableImport } from '../../../../api';

interface ImportDoubtsProps {
  readonly doubts: TimetableImport['doubts'];
  readonly onChoose: (key: string, choice: number) => void;
}

/** Cells that somebody must decide about: what stands there, and what it can mean, the likeliest first. */
export function ImportDoubts({ doubts, onChoose }: ImportDoubtsProps) {
  const t = useText();
  if (doubts.length === 0) return null;
  return (
    <section>
      <h3 className="t-head below-2">{t('organisation.timetable.decide')}</h3>
      <table className="organisation-doubts wide">
        <thead>
          <tr>
            <th scope="col" className="note">
              {t('organisation.timetable.written')}
            </th>
            <th scope="col" className="note">
              {t('organisation.timetable.means')}
            </th>
          </tr>
        </thead>
        <tbody>
          {doubts.map(({ key, className, weekday, period, text, question, choices }) => (
            <tr key={key}>
              <td>
                {className}{' '}
                {t('organisation.timetable.time', { weekday: t(`organisation.timetable.weekday.${weekday}`), period })}
                <small className="block soft">“{text}”</small>
                <small className="block muted">{t(`organisation.timetable.question.${question}`)}</small>
              </td>
              <td>
                <select
                  className="input wide"
                  aria-label={t('organisation.timetable.meaningOf', { text })}
                  defaultValue={0}
                  onChange={({ currentTarget }) => onChoose(key, Number(currentTarget.value))}
                >
                  {choices.map((choice, at) => (
                    <option key={choice} value={at}>
                      {choice || t('organisation.timetable.leaveFree')}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
