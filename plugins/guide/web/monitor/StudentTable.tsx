import { classNames } from 'edutech/core/ui/rules/class-names';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { GuideBoard } from '../../api';
import type { BlockState } from '../../model/answering/progress';
import { countedBlocks } from '../../model/answering/progress';

interface StudentTableProps {
  readonly board: GuideBoard;
  readonly chosen: readonly string[];
  readonly onChoose: (attemptIds: readonly string[]) => void;
}

const signs: Readonly<Record<BlockState, string>> = { locked: '·', open: '○', doing: '◐', done: '●' };
const tints: Readonly<Record<BlockState, string>> = {
  locked: 'muted',
  open: 'soft',
  doing: 'ink-due',
  done: 'ink-done',
};

/** Each student by block, with points, minutes and when they were there last. */
export function StudentTable({ board: { blocks, students }, chosen, onChoose }: StudentTableProps) {
  const t = useText();
  const counted = new Set(countedBlocks(blocks).map(({ id }) => id));
  const shown = blocks.map((block, at) => ({ block, at })).filter(({ block }) => counted.has(block.id));
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <ScrollRegion aria-label={t('guide.board.students')} className="card scrolls-x">
      <table className="table guide-board">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('guide.board.name')}
            </th>
            {shown.map(({ block }) => (
              <th key={block.id} scope="col" title={block.title}>
                {t(`guide.kind.${block.kind}`)}
              </th>
            ))}
            <th scope="col">{t('guide.board.points')}</th>
            <th scope="col">{t('guide.board.minutes')}</th>
            <th scope="col">{t('guide.board.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((one) => (
            <tr key={one.attemptId}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t('guide.board.choose', { name: one.name })}
                  checked={chosen.includes(one.attemptId)}
                  onChange={() => toggle(one.attemptId)}
                />
              </td>
              <th scope="row">
                <CityWords>{one.name}</CityWords>
              </th>
              {shown.map(({ block, at }) => {
                const state = one.states[at] ?? 'locked';
                return (
                  <td key={block.id} className={classNames('center', tints[state])}>
                    <span role="img" aria-label={t(`guide.state.${state}`)} title={t(`guide.state.${state}`)}>
                      {signs[state]}
                    </span>
                  </td>
                );
              })}
              <td className="num">{one.of > 0 ? `${one.points}/${one.of}` : '–'}</td>
              <td className="num">{one.minutes}</td>
              <td className="note">{one.seenAt ? <SaidMoment at={one.seenAt} /> : t('guide.board.never')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
