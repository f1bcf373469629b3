import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../../api';
import { itemsOfTier, numbersOf } from '../../../../model/sheet/sheet-values';
import { withPoints } from '../../../../model/sheet/with-points';
import { FieldSpace } from '../../../shared/space/FieldSpace';
import { useDesk } from '../desk/desk-context';
import { PrintButton } from '../../print/PrintDialog';
import { PrintedPages } from '../../print/PrintedPages';

const looks = ['screen', 'phone', 'paper'] as const;
type Look = (typeof looks)[number];

/** The sheet as students get it: on a screen, on a phone, on paper. What is answered here is nobody's answer. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const t = useText();
  const { sheet, tier } = useDesk();
  const [look, setLook] = useState<Look>('screen');
  const items = itemsOfTier(sheet.values.items, tier);
  // what was written last is saved first, since the server lays out what it has
  const saved = async () => {
    const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
    if (!homeworkId) throw new AppError('work.asStudent.notSaved', wireCodes.conflict);
    return homeworkId;
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="work-look-dialog">
        <DialogBody>
          <DialogTitle action={<IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />}>
            {t('work.desk.preview')}
          </DialogTitle>
          <DialogContent>
            <Row justify="between" wrap className="no-print below-3">
              <Segmented
                label={t('work.asStudent.look')}
                value={look}
                onChange={setLook}
                options={looks.map((value) => ({ value, label: t(`work.asStudent.${value}`) }))}
              />
              {look === 'paper' && <PrintButton />}
            </Row>
            {items.length === 0 ? (
              <EmptyState picture="book" title={t('work.asStudent.none')} />
            ) : look === 'paper' ? (
              <PrintedPages homeworkId={saved} tier={tier} media={sheet.media} />
            ) : (
              <article
                className={classNames(
                  'scrolls-y',
                  'mid',
                  'round-card',
                  'paper',
                  'work-look',
                  look === 'phone' && 'work-look-phone',
                )}
              >
                <h3 className="t-18 center">{sheet.values.title.trim() || t('work.untitled')}</h3>
                {sheet.values.note && <p className="soft center">{sheet.values.note}</p>}
                {sheet.values.sections.map((section, at) => {
                  const own = items.filter((item) => item.section === at);
                  return own.length > 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
                    <section key={at}>
                      <h4>
                        {section.title} <small>{section.note}</small>
                      </h4>
                      {own.map((item) => (
                        <PreviewItem key={item.itemId} item={item} items={items} />
                      ))}
                    </section>
                  ) : null;
                })}
              </article>
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface PreviewItemProps {
  readonly item: ItemValues;
  readonly items: readonly ItemValues[];
}

function PreviewItem({ item, items }: PreviewItemProps) {
  const { sheet } = useDesk();
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const known = sheet.bodyOf(item);
  if (!known) return null;
  const body = withPoints(known, item.points ?? null);
  const number = numbersOf(items, sheet.bodyOf).get(item.itemId);
  return (
    <FieldSpace className="work-look-item" space={item.space} way={item.way}>
      <AnswerInput
        body={body}
        media={sheet.media}
        number={number?.isComposite ? undefined : number?.first}
        firstPart={number?.first}
        showsPoints
        stage="junior"
        answers={answers}
        onAnswer={(part, answer) =>
          setAnswers((before) =>
            Array.from({ length: Math.max(before.length, part + 1) }, (_, at) => (at === part ? answer : before[at])),
          )
        }
      />
    </FieldSpace>
  );
}
