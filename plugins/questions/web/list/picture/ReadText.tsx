import { Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { questionsLikeText } from '../../../api';
import { mostRead } from '../../../model/limits';
import { OfferedCard } from '../card/OfferedCard';

/** Milliseconds of quiet while somebody mends the text. */
const pause = 600;

/** What was read, to be mended, and the questions of the bank that are like it, the closest first. */
export function ReadText({ read }: { readonly read: string }) {
  const t = useText();
  const [text, setText] = useState(read);
  const words = text.trim();
  const {
    data: found,
    error,
    again,
  } = useAsked(questionsLikeText, words === '' ? null : { text: words }, {
    pause: text === read ? 0 : pause,
    keeps: words !== '',
  });
  return (
    <>
      <Field label={t('questions.picture.text')} hint={t('questions.picture.text.hint')}>
        <Textarea
          value={text}
          rows={5}
          resize="vertical"
          maxLength={mostRead}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <ListStates
        loading={words !== '' && found === undefined}
        error={error}
        onRetry={again}
        count={found?.length ?? 0}
        empty={{
          picture: 'search',
          title: t(words === '' ? 'questions.picture.nothingRead' : 'questions.picture.none'),
          text: t('questions.picture.none.text'),
        }}
        skeleton="text"
      >
        <p className="note" role="status">
          {t('questions.picture.found', { count: found?.length ?? 0 })}
        </p>
        {(found ?? []).map(({ share, question }) => (
          <OfferedCard key={question.id} question={question}>
            <Tag tone="brand">
              {t('questions.picture.share', {
                share: <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />,
              })}
            </Tag>
          </OfferedCard>
        ))}
      </ListStates>
    </>
  );
}
