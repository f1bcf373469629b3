import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { wireLanguages, languageOf } from 'edutech/core/common/languages';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listCalls, openApi } from '../../api';
import { Areas } from './Areas';
import { CallSide } from './CallSide';
import { callNeeds, isNarrowed, narrowed, wishOf } from './rules/narrowed';

type Data = OutputOf<typeof listCalls>;

export const loader: Loader<Data> = ({ call }) => call(listCalls, {});

/** What can be called here, for whoever connects another program: area by area, and one call beside it. */
export function Page() {
  const { areas, calls } = useLoaderData<Data>();
  const intl = useIntl();
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const wish = wishOf(query);
  const rows = narrowed(calls, wish);
  const open = calls.find(({ id }) => id === query.get('open'));
  const lang = wireLanguages[languageOf(intl.locale)];
  return (
    <PageFrame
      title={t('deployment.calls.title')}
      note={t('deployment.calls.note', { count: calls.length })}
      end={
        <Button
          look="primary"
          icon="ArrowDownload"
          href={`${addressOf(openApi.root, openApi.path)}?lang=${lang}`}
          download
        >
          {t('deployment.calls.download')}
        </Button>
      }
    >
      <div className={open ? 'deployment-columns deployment-columns-wide' : undefined}>
        <div>
          <FilterBar
            search={t('deployment.calls.search')}
            filters={[
              {
                name: 'needs',
                label: t('deployment.calls.needs'),
                look: 'chips',
                all: t('deployment.calls.all', { count: calls.length }),
                options: callNeeds.map((value) => ({
                  value,
                  label: t(`deployment.calls.needs.${value}`),
                  count: calls.filter(({ needs }) => needs === value).length,
                })),
              },
              {
                name: 'area',
                label: t('deployment.calls.area'),
                all: t('deployment.calls.allAreas'),
                options: areas.map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
              },
            ]}
          />
          <ListStates
            count={rows.length}
            filtered={isNarrowed(wish)}
            clear={changed(query, { q: null, needs: null, area: null })}
            empty={{ title: t('deployment.calls.empty') }}
          >
            <Areas areas={areas} calls={rows} isOpen={isNarrowed(wish)} current={open?.id ?? null} />
          </ListStates>
        </div>
        {open && <CallSide key={open.id} line={open} />}
      </div>
    </PageFrame>
  );
}
