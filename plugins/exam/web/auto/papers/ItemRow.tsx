import { Chip } from 'edutech/core/ui/Chip';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { AutoItem, PaperQuestion } from '../../../api';
import { bandOf, bandIds, facilityOf } from '../../../model/auto/bands';
import type { Composed, Locked } from '../use-composed';
import { differs, mayMix, type Mix } from './mix';

interface ItemRowProps {
  /** Its place on the paper, from 0. */
  readonly at: number;
  readonly composed: Composed;
  readonly known: ReadonlyMap<string, PaperQuestion>;
  readonly media: Media;
  readonly base: number;
  readonly mix: Mix;
  readonly locked: readonly Locked[];
  readonly onLock: (one: Locked) => void;
  /** Takes the question of this paper. */
  readonly onChoose: (nth: number) => void;
}

/** A place of the paper: what each of the three has there, to be chosen from and locked. */
export function ItemRow({ at, composed, known, media, base, mix, locked, onLock, onChoose }: ItemRowProps) {
  const t = useText();
  const { candidates, rules } = composed;
  const { row } = candidates[0]!.items[at]!;
  const isMixable = differs(candidates, at);
  const chosen = mix.get(at) ?? base;
  return (
    <tr className="exam-auto-item">
      <th scope="row" className="note">
        <b className="ink">{t('exam.auto.item', { number: at + 1 })}</b>
        <span className="block fine">{t('exam.auto.type', { type: rules.rows[row]?.type ?? 0 })}</span>
      </th>
      {candidates.map(({ items }, nth) => {
        const item = items[at]!;
        const question = item.questionId ? known.get(item.questionId) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is its place
          <td key={nth} className={classNames(nth === chosen && 'exam-auto-base')}>
            {question ? (
              <>
                <div className="exam-auto-stem clipped">
                  <ContentView content={firstLines(question)} media={media} />
                </div>
                <Row wrap rows={1} className="above-2">
                  <Facts item={item} question={question} />
                  <Row className="end">
                    {isMixable && (
                      <Chip
                        selected={nth === chosen}
                        disabled={nth !== chosen && !mayMix(candidates, { base, mix, at, nth })}
                        onClick={() => onChoose(nth)}
                      >
                        {t(nth === chosen ? 'exam.auto.chosen' : 'exam.auto.choose')}
                      </Chip>
                    )}
                    <IconButton
                      icon="LockClosed"
                      label={t('exam.auto.lock', { number: at + 1 })}
                      pressed={locked.some(({ questionId }) => questionId === item.questionId)}
                      onClick={() => onLock({ row, questionId: question.questionId })}
                    />
                  </Row>
                </Row>
              </>
            ) : (
              <span className="ink-star">{t('exam.auto.empty')}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The beginning of what is asked; pictures say too little so small. */
const firstLines = ({ body }: PaperQuestion): Content =>
  (body.stem as Content).filter(({ kind }) => kind === 'paragraph' || kind === 'formula').slice(0, 2);

function Facts({ item, question }: { readonly item: AutoItem; readonly question: PaperQuestion }) {
  const t = useText();
  const band = bandIds[bandOf(question.difficulty)]!;
  const points = item.points.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <Tag tone={item.isRelaxed ? 'star' : 'plain'}>{t(`exam.auto.band.${band}`)}</Tag>
      <span className="fine num">{facilityOf(question).toFixed(2)}</span>
      <span className="fine num">{t('exam.auto.points', { points })}</span>
      {item.isUsed && <Tag tone="star">{t('exam.auto.usedOne')}</Tag>}
    </>
  );
}
