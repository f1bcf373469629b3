import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { useText } from 'edutech/core/web/hooks';
import { useModuleLinks } from 'edutech/core/web/modules';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { exportClass } from '../../api';
import type { ClassQuestion } from '../../api/teaching';
import { followUpAddress } from '../shared/addresses';
import { daysFilter, typeFilter } from '../shared/filters';
import { classSizes, type ShownClass, type TaughtClass } from './load-class';
import { QuestionRow } from './QuestionRow';

const Projection = onDemand(() => import('./Projection').then((part) => part.Projection));
const keyOf = ({ questionId }: ClassQuestion) => questionId;
/** Classes that an empty one points to. */
const mostOthers = 4;
const narrowing = ['point', 'type', 'days'] as const;

/** Whether homework can be made here: the module is on and one may open it. */
export const useHomework = (): boolean =>
  useModuleLinks('teacher').some(({ id, state, isComing }) => id === 'work' && state === 'open' && !isComing);

/** Questions of one class by error rate; with what is done with several of them. */
export function ClassView({ data }: { readonly data: ShownClass }) {
  const t = useText();
  const { list, wish } = data;
  const query = new URLSearchParams(useLocation().search);
  const hasHomework = useHomework();
  const [projected, setProjected] = useState<readonly ClassQuestion[] | null>(null);
  const { selection, toggle, clear } = useSelection(list.data, keyOf, changed(query, { page: null }));
  const chosen = [...selection.values()];
  const others = data.taught.filter((one) => one.count > 0 && one !== data.chosen).slice(0, mostOthers);
  const isNarrowed = narrowing.some((name) => query.has(name));
  return (
    <PageFrame
      title={t('wrong.list.title')}
      note={t('wrong.class.filtered', { count: list.pageData.total })}
      end={
        <>
          <ExportButton endpoint={exportClass} input={wish} />
          {list.data.length > 0 && (
            <Button icon="FullScreen" onClick={() => setProjected(list.data)}>
              {t('wrong.class.project')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <ClassFilters data={data} />
        <ListStates
          count={list.data.length}
          filtered={isNarrowed}
          clear={changed(query, Object.fromEntries(narrowing.map((name) => [name, null])))}
          empty={{
            picture: 'box',
            title: t('wrong.class.empty'),
            text: t(others.length > 0 ? 'wrong.class.empty.others' : 'wrong.class.empty.text'),
            ...(others.length > 0 && { actions: <OtherClasses classes={others} /> }),
          }}
        >
          <Stack>
            {list.data.map((question, at) => (
              <QuestionRow
                key={question.questionId}
                question={question}
                taught={wish}
                isChosen={selection.has(question.questionId)}
                onChoose={(isChosen, withShift) => toggle(at, isChosen, withShift)}
                hasHomework={hasHomework}
              />
            ))}
          </Stack>
          <Pager total={list.pageData.total} size={list.pageData.line} sizes={classSizes} />
        </ListStates>
      </Stack>
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          {hasHomework && (
            <Button size="small" look="soft" icon="Add" to={followUpAddress(chosen.map(keyOf))}>
              {t('wrong.class.followUp')}
            </Button>
          )}
          <Button size="small" icon="FullScreen" onClick={() => setProjected(chosen)}>
            {t('wrong.class.project')}
          </Button>
        </BulkBar>
      )}
      {projected && <Projection questions={projected} taught={wish} onClose={() => setProjected(null)} />}
    </PageFrame>
  );
}

/** Classes that have wrong questions, where the chosen one has none. */
function OtherClasses({ classes }: { readonly classes: readonly TaughtClass[] }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  return classes.map(({ classId, className, subjectId, subjectName, count }) => (
    <Button
      key={`${classId}.${subjectId}`}
      to={changed(query, { class: classId, subject: subjectId, point: null, type: null, days: null })}
    >
      {t('wrong.class.counted', { name: `${className} ${subjectName}`, count })}
    </Button>
  ));
}

/** Which class, and what narrows and orders its questions; all of it lives in the address. */
function ClassFilters({ data: { taught, chosen, list, wish } }: { readonly data: ShownClass }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const choiceOf = ({ classId, subjectId }: { classId: string; subjectId: string }) => `${classId}.${subjectId}`;
  return (
    <>
      <Row wrap gap={4} rows={2}>
        <select
          className="input wrong-class-choice strong natural"
          aria-label={t('wrong.class.choose')}
          value={choiceOf(chosen)}
          onChange={({ currentTarget: { value } }) => {
            const [classId = '', subjectId = ''] = value.split('.');
            void navigate(changed(query, { class: classId, subject: subjectId, point: null }));
          }}
        >
          {taught.map((one) => (
            <option key={choiceOf(one)} value={choiceOf(one)}>
              {t('wrong.class.counted', { name: `${one.className} ${one.subjectName}`, count: one.count })}
            </option>
          ))}
        </select>
        <Segmented
          label={t('wrong.class.sort')}
          value={wish.sort}
          onChange={(sort) => void navigate(changed(query, { sort: sort === 'rate' ? null : sort }))}
          options={(['rate', 'wrong', 'newest'] as const).map((value) => ({
            value,
            label: t(`wrong.class.sort.${value}`),
          }))}
        />
      </Row>
      <FilterBar
        filters={[
          {
            name: 'point',
            label: t('wrong.filter.point'),
            all: t('wrong.filter.point'),
            options: list.points.map(({ kiid, knowName, count }) => ({ value: kiid, label: `${knowName} (${count})` })),
          },
          typeFilter(t),
          daysFilter(t),
        ]}
      />
    </>
  );
}
