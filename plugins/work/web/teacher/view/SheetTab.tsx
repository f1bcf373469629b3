import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Split } from 'edutech/core/ui/layout/Split';
import { getHomeworkKeys } from '../../../api';
import { mediaOf } from '../../shared/media-of';
import { ClassesPanel } from './ClassesPanel';
import { RulesPanel } from './RulesPanel';
import type { ViewData } from './load-view';

const RemarkDrawer = onDemand(() => import('./remark/RemarkDrawer').then((part) => part.RemarkDrawer));

type Keys = OutputOf<typeof getHomeworkKeys>;
export type SheetItem = ViewData['sheet']['items'][number];

/** The sheet as students have it, with answers where they are wanted; beside it the classes and the rules. */
export function SheetTab({ data }: { readonly data: ViewData }) {
  const t = useText();
  const { sheet } = data;
  const mayAnswer = useCan(['homework_tea.answer']);
  const { keys, isBusy, turn, read } = useKeys(sheet.homeworkId);
  const [remarked, setRemarked] = useState<SheetItem | null>(null);
  return (
    <Split side={280} until={1280} className="work-view above-4">
      <Stack gap={4}>
        <ClassesPanel data={data} />
        <section className="card work-given-sheet" aria-label={t('work.view.tab.sheet')}>
          <header className="card-head">
            <h2>{t('work.view.tab.sheet')}</h2>
            {mayAnswer && (
              <span className="card-head-end">
                <Button
                  size="small"
                  icon={keys ? 'EyeOff' : 'Eye'}
                  busy={isBusy}
                  aria-pressed={keys !== null}
                  onClick={turn}
                >
                  {t(keys ? 'work.view.hideAnswers' : 'work.view.showAnswers')}
                </Button>
              </span>
            )}
          </header>
          <div className="card-body">
            {sheet.note && <p className="below-3 pad-y-2 pad-x-3 round sunk soft">{sheet.note}</p>}
            <SheetItems data={data} keys={keys} onRemark={mayAnswer && data.published.isOwn ? setRemarked : null} />
          </div>
        </section>
      </Stack>
      <RulesPanel data={data} />
      {remarked && (
        <RemarkDrawer
          homeworkId={sheet.homeworkId}
          item={remarked}
          number={sheet.items.indexOf(remarked) + 1}
          media={mediaOf(sheet.media)}
          onDone={() => keys && void read()}
          onClose={() => setRemarked(null)}
        />
      )}
    </Split>
  );
}

interface SheetItemsProps {
  readonly data: ViewData;
  readonly keys: Keys | null;
  readonly onRemark: ((item: SheetItem) => void) | null;
}

/** The items under the headings of their sections. */
function SheetItems({ data: { sheet }, keys, onRemark }: SheetItemsProps) {
  const t = useText();
  const media = mediaOf(sheet.media, keys?.media ?? []);
  const keyOf = new Map(keys?.keys.map((one) => [one.itemId, one]));
  return (
    <Stack as="ol" gap={5} className="work-sheet-items">
      {sheet.items.map((item, place) => {
        const section = sheet.sections[item.section];
        const opens = section && sheet.items[place - 1]?.section !== item.section;
        const key = keyOf.get(item.itemId);
        return (
          <li key={item.itemId}>
            {opens && section.title && (
              <Row as="h3" align="baseline" wrap className="below-3 t-head">
                {section.title}
                {section.note && <small className="muted t-13">{section.note}</small>}
              </Row>
            )}
            <QuestionView body={item.body} media={media} number={place + 1} showsPoints />
            {key && (
              <div className="work-sheet-key above-2 pad-y-2 pad-x-3 round tint-done">
                <KeyView body={item.body} questionKey={key.key} media={media} />
                {key.isOwn && <small className="muted">{t('work.view.ownKey')}</small>}
              </div>
            )}
            {onRemark && (
              <Button look="link" size="small" className="work-sheet-remark no-print" onClick={() => onRemark(item)}>
                {t('work.remark.open')}
              </Button>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Answers: asked for when they are first wanted. */
function useKeys(homeworkId: string) {
  const call = useCall();
  const [keys, setKeys] = useState<Keys | null>(null);
  const { isBusy, run: read } = useAct(async () => setKeys(await call(getHomeworkKeys, { homeworkId })), {
    changes: false,
  });
  return { keys, isBusy, read, turn: () => (keys ? setKeys(null) : void read()) };
}
