import { Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleFields, Channel } from '../../../api';
import { isPossibleTime } from '../../../model/articles/acts';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CoverField } from './CoverField';

interface SettingsPanelProps {
  readonly values: ArticleFields;
  readonly channels: readonly Channel[];
  readonly onChange: (changes: Partial<ArticleFields>) => void;
  readonly upload: (picture: File) => Promise<string>;
}

/** What belongs to an article beside its text: channel, cover, times, source, tags. */
export function SettingsPanel({ values, channels, onChange, upload }: SettingsPanelProps) {
  const intl = useIntl();
  const t = useText();
  const line = (name: 'source' | 'editor' | 'author', most: number) => (
    <Field label={t(`news.field.${name}`)}>
      <Input
        name={name}
        value={values[name]}
        maxLength={most}
        onChange={(_, { value }) => onChange({ [name]: value })}
      />
    </Field>
  );
  return (
    <Panel title={t('news.settings.title')}>
      <Stack className="card-body">
        <Field label={t('news.field.typeId')}>
          <Select value={values.typeId} onChange={(_, { value }) => onChange(movedTo(values, value))}>
            {channels.map(({ typeId, name, nameEn }) => (
              <option key={typeId} value={typeId}>
                {intl.locale === 'en' ? nameEn : name}
              </option>
            ))}
          </Select>
        </Field>
        <AlsoIn values={values} channels={channels} onChange={onChange} />
        <CoverField cover={values.cover} onChange={(cover) => onChange({ cover })} upload={upload} />
        <Times values={values} onChange={onChange} />
        {line('source', 60)}
        <div className="form-pair">
          {line('editor', 30)}
          {line('author', 60)}
        </div>
        <Field label={t('news.field.tags')} hint={t('news.settings.tags')}>
          <Input
            name="tags"
            defaultValue={values.tags.join(' ')}
            maxLength={120}
            onChange={(_, { value }) => onChange({ tags: tagsIn(value) })}
          />
        </Field>
        <Field label={t('news.field.summaryEn')}>
          <Textarea
            name="summaryEn"
            value={values.summaryEn}
            maxLength={600}
            rows={2}
            lang="en"
            onChange={(_, { value }) => onChange({ summaryEn: value })}
          />
        </Field>
      </Stack>
    </Panel>
  );
}

/** The other channels in which it stands. */
function AlsoIn({ values, channels, onChange }: Omit<SettingsPanelProps, 'upload'>) {
  const intl = useIntl();
  const t = useText();
  const { typeId: own, alsoIn = [] } = values;
  const others = channels.filter(({ typeId }) => typeId !== own);
  if (others.length === 0) return null;
  const put = (typeId: string, isIn: boolean) =>
    onChange({ alsoIn: isIn ? [...alsoIn, typeId] : alsoIn.filter((other) => other !== typeId) });
  return (
    <Row as="fieldset" align="stretch" wrap gap={0} className="news-also-in">
      <legend>{t('news.field.alsoIn')}</legend>
      {others.map(({ typeId, name, nameEn }) => (
        <Checkbox
          key={typeId}
          label={intl.locale === 'en' ? nameEn : name}
          checked={alsoIn.includes(typeId)}
          onChange={(_, { checked }) => put(typeId, checked === true)}
        />
      ))}
    </Row>
  );
}

function Times({ values, onChange }: Pick<SettingsPanelProps, 'values' | 'onChange'>) {
  const t = useText();
  const [opened] = useState(() => new Date());
  const moment = (text: string | null) => (text ? new Date(text) : null);
  const isPossible = isPossibleTime(moment(values.publishAt), moment(values.expiresAt), opened);
  return (
    <>
      <MomentField
        label={t('news.field.publishAt')}
        hint={t('news.settings.publishAt')}
        value={values.publishAt}
        onChange={(publishAt) => onChange({ publishAt })}
      />
      <MomentField
        label={t('news.field.expiresAt')}
        hint={t('news.settings.expiresAt')}
        value={values.expiresAt}
        error={isPossible ? undefined : t('news.error.time')}
        onChange={(expiresAt) => onChange({ expiresAt })}
      />
    </>
  );
}

/** The channel in which it stood until now is still one of its channels, where it has several. */
const movedTo = ({ typeId: before, alsoIn = [] }: ArticleFields, typeId: string): Partial<ArticleFields> => ({
  typeId,
  alsoIn: alsoIn.includes(typeId) ? [...alsoIn.filter((other) => other !== typeId), before] : [...alsoIn],
});

const mostTags = 10;
const longestTag = 20;

const tagsIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,，、;；]+/).map((tag) => tag.slice(0, longestTag)))]
    .filter((tag) => tag !== '')
    .slice(0, mostTags);
