import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useCall, useNavigation, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { spaceOf } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { PaperSpaceField } from 'edutech/plugins/questions/kit/ui/sources/PaperSpaceField';
import { forkQuestion } from 'edutech/plugins/questions/api';
import { routes as bank } from 'edutech/plugins/questions/routes';
import type { ItemValues } from '../../../../api';
import { isOfTier, tiers, answerMethods } from '../../../../model/homework';
import { changedItem, stepped } from '../../../../model/sheet/sheet-values';
import { answerCardAddress } from '../../../shared/addresses';
import { useDesk } from '../desk/desk-context';
import { RubricTool } from './RubricTool';

const SimilarDrawer = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/sources/SimilarDrawer').then((module) => module.SimilarDrawer),
);

interface ItemToolsProps {
  readonly item: ItemValues;
  readonly body: QuestionBody;
  /** Its number on the sheet; of a composite that of its first part. */
  readonly first: number;
}

/** What can be done with the chosen item: another in its place, words of one's own, its answer, how it is handed in, by whom. */
export function ItemTools({ item, body, first }: ItemToolsProps) {
  const t = useText();
  const { sheet, remove } = useDesk();
  const [isReplacing, setReplacing] = useState(false);
  const { itemId, questionId, way } = item;
  const change = (changes: Partial<ItemValues>) => sheet.act((values) => changedItem(values, itemId, changes));
  return (
    <Row wrap gap="half" className="work-item-tools t-13" role="toolbar" aria-label={t('work.sheet.tools')}>
      {questionId && (
        <Button size="small" look="quiet" icon="ArrowSwap" onClick={() => setReplacing(true)}>
          {t('work.sheet.replace')}
        </Button>
      )}
      {questionId && <EditButton item={item} />}
      <AnswerButton />
      <RubricTool item={item} body={body} first={first} />
      <select
        className="input"
        value={way}
        aria-label={t('work.sheet.way')}
        onChange={({ currentTarget }) => change({ way: currentTarget.value as 'fill' })}
      >
        {answerMethods.map((one) => (
          <option key={one} value={one}>
            {t(`work.way.${one}`)}
          </option>
        ))}
      </select>
      <PaperSpaceField space={spaceOf(item.space, body.type)} onSpace={(space) => change({ space })} />
      <Row as="fieldset" inline align="stretch" gap="half" className="work-item-tiers" aria-label={t('work.tiers')}>
        {tiers.map((name, at) => {
          const isOf = isOfTier(item.tiers, at as 0);
          return (
            <button
              className="round center"
              key={name}
              type="button"
              aria-pressed={isOf}
              title={t(`work.tier.${name.toLowerCase()}`)}
              // at least one layer gets it
              disabled={item.tiers === 1 << at}
              onClick={() => change({ tiers: item.tiers ^ (1 << at) })}
            >
              {name}
            </button>
          );
        })}
      </Row>
      <Row as="span" inline align="stretch" gap={0} className="work-item-ends end">
        <IconButton
          icon="ChevronUp"
          label={t('work.sheet.up')}
          onClick={() => sheet.act((values) => stepped(values, itemId, -1))}
        />
        <IconButton
          icon="ChevronDown"
          label={t('work.sheet.down')}
          onClick={() => sheet.act((values) => stepped(values, itemId, 1))}
        />
        <IconButton icon="Delete" label={t('work.sheet.remove')} onClick={() => remove(itemId)} />
      </Row>
      {isReplacing && questionId && (
        <SimilarDrawer
          questionId={questionId}
          body={body}
          media={sheet.media}
          onChoose={(question) => {
            sheet.learn([question]);
            change({ questionId: question.id, version: question.version, points: undefined });
            setReplacing(false);
          }}
          onClose={() => setReplacing(false)}
        />
      )}
    </Row>
  );
}

/** The answer of this homework's items, set on a page of its own. */
function AnswerButton() {
  const t = useText();
  const { sheet } = useDesk();
  const navigate = useNavigate();
  const mayAnswer = useCan(['homework_tea.answer']);
  if (!mayAnswer) return null;
  const open = async () => {
    const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
    if (homeworkId) await navigate(answerCardAddress(homeworkId));
  };
  return (
    <Button size="small" look="quiet" icon="Key" onClick={() => void open()}>
      {t('work.sheet.answer')}
    </Button>
  );
}

/** Opens the editor of questions beside this page; what is somebody else's is forked first, and the fork takes its place. */
function EditButton({ item }: { readonly item: ItemValues }) {
  const t = useText();
  const { sheet } = useDesk();
  const call = useCall();
  const navigation = useNavigation();
  const mayFork = useCan({ anyOf: ['questionbank_tea', 'questionbank_school_tea'], action: 'add', types: ['teacher'] });
  const edit = useAct(
    async () => {
      const { itemId, questionId: id, version } = item;
      if (!id) return;
      const own = sheet.factsOf(item)?.isOwn ? { id } : await call(forkQuestion, { id, version });
      if ('version' in own)
        sheet.act((values) => changedItem(values, itemId, { questionId: own.id, version: own.version }));
      await navigation.open(bank.cq.to({ id: own.id }));
    },
    { changes: false },
  );
  if (!mayFork) return null;
  return (
    <Button size="small" look="quiet" icon="Edit" busy={edit.isBusy} onClick={() => void edit.run()}>
      {t('work.sheet.edit')}
    </Button>
  );
}
