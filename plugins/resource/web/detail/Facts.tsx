import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { lengthText, sizeText } from 'edutech/core/ui/rules/length';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ResourceDetail } from '../../api/records';
import { languageWord } from '../shared/language-word';

/** What is known about a resource (CELTS-42), in the order in which people ask. */
export function Facts({ resource }: { readonly resource: ResourceDetail }) {
  const t = useText();
  const { places, points, authors, school, licence, language, keywords, file, time } = resource;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ...places.map((place) => ['chapter', <Chapter key={place.nodeId} place={place} />] as const),
    ['points', points.map(({ knowName }) => knowName).join('、')],
    ['authors', authors],
    ['school', school],
    ['licence', t(`resource.licence.${licence}`)],
    ['language', t(languageWord(language))],
    ['file', <FileFacts key="file" file={file} />],
    ['time', <FormattedDate key="time" value={time} year="numeric" month="long" day="numeric" />],
    [
      'keywords',
      keywords.length > 0 && (
        <Row as="span" align="stretch" wrap gap={1}>
          {keywords.map((word) => (
            <Tag key={word}>
              <CityWords>{word}</CityWords>
            </Tag>
          ))}
        </Row>
      ),
    ],
  ];
  return (
    <Panel title={t('resource.facts')}>
      <Stack as="dl" gap={0} className="card-body resource-facts">
        {facts.map(
          ([name, value], at) =>
            value && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a resource stands on several chapters
              <div className="pad-y-2" key={`${name} ${at}`}>
                <dt className="soft">{t(`resource.fact.${name}`)}</dt>
                <dd className="breaks" lang={langOf(value)}>
                  {value}
                </dd>
              </div>
            ),
        )}
      </Stack>
    </Panel>
  );
}

function Chapter({ place }: { readonly place: ResourceDetail['places'][number] }) {
  const t = useText();
  return (
    <>
      <CityWords>{place.bookName}</CityWords>
      <br />
      <CityWords>{place.trail.join(' › ')}</CityWords>
      {place.isRemoved && (
        <>
          {' '}
          <Tag>{t('resource.chapter.removed')}</Tag>
        </>
      )}
    </>
  );
}

function FileFacts({ file: { ext, bytes, pages, seconds } }: { readonly file: ResourceDetail['file'] }) {
  const t = useText();
  return (
    <>
      {ext.toUpperCase()} · {sizeText(bytes)}
      {seconds > 0 && ` · ${lengthText(seconds)}`}
      {pages > 0 && (
        <>
          {' · '}
          {t('resource.pageCount', { pages })}
        </>
      )}
    </>
  );
}
