import { useState } from 'react';
import { Link } from 'react-router';
import type { Id } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { lengthText } from 'edutech/core/ui/rules/length';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { practiseItem } from '../../../api';
import { mediaOf } from '../../shared/media-of';

type Practice = OutputOf<typeof practiseItem>;

interface PractiseDrawerProps {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly number: number;
  readonly onClose: () => void;
}

/** What helps on at an item: films that explain it, and questions like it, each with its answer behind a button. */
export function PractiseDrawer({ attemptId, itemId, number, onClose }: PractiseDrawerProps) {
  const t = useText();
  const { data, error, again } = useAsked(practiseItem, { attemptId, itemId });
  const media = data ? mediaOf(data.media) : {};
  return (
    <SideDrawer title={t('work.practise.title', { number })} onClose={onClose}>
      <Stack packed gap={4} className="form-body">
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data ? data.questions.length + data.films.length : 0}
          empty={{ picture: 'search', title: t('work.practise.none') }}
          skeleton="text"
        >
          {data && data.films.length > 0 && <Films films={data.films} />}
          {data?.questions.map((question, at) => (
            <Similar key={question.questionId} question={question} number={at + 1} media={media} />
          ))}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}

function Films({ films }: Pick<Practice, 'films'>) {
  const t = useText();
  return (
    <section>
      <h3 className="t-head below-2">{t('work.practise.films')}</h3>
      <ul>
        {films.map(({ address, title, seconds }) => (
          <Row as="li" key={address}>
            <Icon name="Play" />
            <Link to={address} className="grow breaks ink-brand high">
              {title}
            </Link>
            <span className="fine num">{lengthText(seconds)}</span>
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface SimilarProps {
  readonly question: Practice['questions'][number];
  readonly number: number;
  readonly media: Media;
}

function Similar({ question: { body, key }, number, media }: SimilarProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Stack as="article" gap={2} className="card pad-4" aria-label={t('work.practise.similar', { number })}>
      <h3 className="note">{t('work.practise.similar', { number })}</h3>
      <QuestionView body={body} media={media} />
      {isShown && <KeyView body={body} questionKey={key} media={media} />}
      <Button
        look="soft"
        icon={isShown ? 'EyeOff' : 'Eye'}
        aria-expanded={isShown}
        onClick={() => setShown((shown) => !shown)}
      >
        {t(isShown ? 'work.practise.hide' : 'work.practise.show')}
      </Button>
    </Stack>
  );
}
