import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { useTerms, useText } from 'edutech/core/web/hooks';
import type { Published } from '../../../api';
import { composeAddress } from '../../shared/addresses';
import { byWeek } from '../load/weeks';
import { BulkActs } from './acts/BulkActs';
import { useListKeys } from './list-keys';
import { listSizes } from './list-wish';
import type { ListData } from './load-list';
import { HomeworkRow } from './rows/HomeworkRow';

const keyOf = ({ homeworkId }: Published) => homeworkId;

/** Homework of classes, by the weeks in which it is due. */
export function PublishedView({ data: { published, classes, now } }: { readonly data: ListData }) {
  const t = useText();
  useSignals();
  const term = useTerms().current.value;
  const query = new URLSearchParams(useLocation().search);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const { data: rows, pageData } = published;
  const chooser = useSelection(rows, keyOf, changed(query, { page: null, pageLine: null }));
  const thisWeek = term && teachingWeek(term, cityDay(now))?.week;
  const isNarrowed = ['q', 'class', 'subject', 'state', 'week'].some((name) => query.has(name));
  const groups = byWeek(rows, ({ due }) => cityDay(new Date(due)), term);
  return (
    <>
      <ListStates
        count={rows.length}
        filtered={isNarrowed}
        clear="?"
        empty={{
          picture: 'book',
          title: t('work.empty.published'),
          text: t('work.empty.published.text'),
          actions: (
            <Can rule={['homework_tea.arrange']}>
              <Button look="primary" icon="Add" to={composeAddress()}>
                {t('work.list.new')}
              </Button>
            </Can>
          ),
        }}
      >
        <div className="card work-rows clipped" ref={list}>
          <div className="work-row-heads fine lined-below" aria-hidden="true">
            {(['homework', 'classes', 'dueAt', 'submitted', 'corrected', 'mean'] as const).map((head) => (
              <span key={head} className={`work-head-${head}`}>
                {t(`work.list.head.${head}`)}
              </span>
            ))}
          </div>
          {groups.map(({ week, things }) => (
            <section key={week ?? 0}>
              <h2 className="work-week-name ruled-below t-13 strong pad-t-2 pad-x-4 pad-b-2 ground">
                {week === null ? t('work.list.outside') : t('work.list.weekName', { week })}
                <span className="muted regular">
                  {t(week !== null && week === thisWeek ? 'work.list.thisWeek' : 'work.list.count', {
                    count: things.length,
                  })}
                </span>
              </h2>
              <ul>
                {things.map((homework) => (
                  <HomeworkRow
                    key={homework.homeworkId}
                    homework={homework}
                    now={now}
                    showsSubject={new Set(classes.map(({ subjectId }) => subjectId)).size > 1}
                    isChosen={chooser.selection.has(homework.homeworkId)}
                    onChoose={(isChosen, withShift) => chooser.toggle(rows.indexOf(homework), isChosen, withShift)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ListStates>
      {chooser.selection.size > 0 && (
        <BulkBar count={chooser.selection.size} onClear={chooser.clear}>
          <BulkActs chosen={[...chooser.selection.values()]} now={now} quiet={published.quiet} onDone={chooser.clear} />
        </BulkBar>
      )}
      <Pager total={pageData.total} size={pageData.line} sizes={listSizes} />
    </>
  );
}
