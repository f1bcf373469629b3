import { Link, useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { lengthText } from 'edutech/core/ui/rules/length';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { type AirQuestion, airQuestionList, airWatchClasses, type QuestionState } from '../../api';
import { momentAddress, questionsPath, watchedPath } from '../shared/addresses';
import { QuestionCard } from '../watching/panel/QuestionCard';

/** Waiting ones are what the page opens with; the others are chosen. */
const states = ['answered', 'hidden', 'all'] as const satisfies readonly QuestionState[];
const pageSize = 15;

export const loader = (async ({ call, url, signal, termId }) => {
  const { sort: _, ...query } = listQuery(url.searchParams, [pageSize]);
  const state = states.find((one) => one === url.searchParams.get('state'));
  const classes = await call(airWatchClasses, { ...(termId && { termId }) }, { signal });
  const classId = classes.find((one) => one.classId === url.searchParams.get('classid'))?.classId;
  const list = await call(airQuestionList, { ...query, state, classId }, { signal });
  return { classes, list, state, isNarrowed: Boolean(state ?? classId ?? query.q) };
}) satisfies Loader;

/** What students ask in the air classroom, for those who teach them: what waits first. */
export function Page() {
  const t = useText();
  const { classes, list, isNarrowed } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <PageFrame
      title={t('air.questions.title')}
      note={t('air.questions.note')}
      end={
        <Button icon="People" to={watchedPath}>
          {t('air.report.title')}
        </Button>
      }
    >
      <FilterBar
        search={t('air.questions.search')}
        filters={[
          {
            name: 'state',
            label: t('air.questions.state'),
            look: 'chips',
            all: t('air.questions.state.open'),
            options: states.map((value) => ({ value, label: t(`air.questions.state.${value}`) })),
          },
          {
            name: 'classid',
            label: t('air.report.class'),
            all: t('air.questions.allClasses'),
            options: classes.map(({ classId, className }) => ({ value: classId, label: className })),
          },
        ]}
      />
      <ListStates
        count={list.items.length}
        filtered={isNarrowed}
        clear={questionsPath}
        empty={{
          picture: 'box',
          title: t('air.questions.noneOpen'),
          text: t('air.questions.noneOpenHint'),
        }}
      >
        <ul className="card air-question-list ruled-list">
          {list.items.map((question) => (
            <QuestionCard
              key={question.questionId}
              question={question}
              onChanged={() => void revalidate()}
              moment={<Moment question={question} />}
            />
          ))}
        </ul>
      </ListStates>
      <Pager total={list.page.total} size={pageSize} />
    </PageFrame>
  );
}

/** The lesson at the second that is asked about. */
const Moment = ({ question: { resourceId, second, lesson } }: { question: AirQuestion }) => (
  <Row as={Link} inline className="air-question-lesson" to={momentAddress(resourceId, second)}>
    <span className="air-moment at-top pad-y-half pad-x-2 round tint-brand ink-brand num">{lengthText(second)}</span>
    {lesson}
  </Row>
);
