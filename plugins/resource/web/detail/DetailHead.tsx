import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconCount } from 'edutech/core/ui/cards/IconCount';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ResourceDetail } from '../../api/records';
import { type ResourceAct, useResourceActs } from '../library/use-resource-acts';
import { type Shelf, shelves } from '../shared/addresses';
import { useAskedToSignIn } from '../shared/use-signed-in';
import { SharingTag } from '../shared/cards/SharingTag';
import { Rating } from '../shared/cards/Stars';
import { DownloadButton } from './DownloadButton';

interface DetailHeadProps {
  readonly resource: ResourceDetail;
  readonly shelf: Shelf;
  /** Address of this page with the form open. */
  readonly editAt: string;
}

/** What the resource is called, the facts in a line, and what can be done with it. */
export function DetailHead({ resource, shelf, editAt }: DetailHeadProps) {
  const t = useText();
  const { may, kind, subject, grade, rating, ratings, showNum, downloadNum } = resource;
  return (
    <Row as="header" align="start" wrap gap={5} rows={3} className="resource-head">
      <div className="resource-head-words shrink">
        <h1 className="t-24 breaks" lang={langOf(resource.title)}>
          {resource.title}
        </h1>
        <Row as="p" wrap gap={4} rows={1} className="above-2 soft">
          {(resource.isOwn || resource.visibility < 3) && <SharingTag resource={resource} />}
          <span>
            {grade} {subject} · {t(`resource.kind.${kind}`)}
          </span>
          <Rating mean={ratings > 0 ? rating : null} count={ratings} />
          <IconCount icon="Eye" label="resource.views" count={showNum} exact />
          <IconCount icon="ArrowDownload" label="resource.downloads" count={downloadNum} exact />
        </Row>
      </div>
      <Row align="stretch" wrap>
        <FavouriteButton resource={resource} />
        <OwnActs resource={resource} shelf={shelf} />
        {may.edit && (
          <Button icon="Edit" to={editAt}>
            {t('resource.edit')}
          </Button>
        )}
        <DownloadButton resource={resource} look="primary" />
      </Row>
    </Row>
  );
}

function FavouriteButton({ resource }: { readonly resource: ResourceDetail }) {
  const t = useText();
  const { act, busy } = useResourceActs();
  const asked = useAskedToSignIn();
  const { isFavourite } = resource;
  const what = isFavourite ? 'disfavour' : 'favour';
  return (
    <Button
      icon="Star"
      className={isFavourite ? 'resource-star-on' : undefined}
      aria-pressed={isFavourite}
      busy={busy === what}
      onClick={() => void asked(() => act(what, [resource]))}
    >
      {t(isFavourite ? 'resource.favoured' : 'resource.act.favour')}
    </Button>
  );
}

/** What only its owner does: sharing it, taking it back, removing it. */
function OwnActs({ resource, shelf }: Pick<DetailHeadProps, 'resource' | 'shelf'>) {
  const t = useText();
  const { act, busy } = useResourceActs();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { may } = resource;
  const offered = (
    [
      ['share2', may.shareToSchool],
      ['share3', may.shareToPublic],
      ['withdraw', may.withdraw],
      ['remove', may.remove],
    ] satisfies [ResourceAct, boolean][]
  ).flatMap(([what, isOffered]) => (isOffered ? [what] : []));
  const send = async (what: ResourceAct) => {
    if (!(await act(what, [resource]))) return;
    // what is in the trash has no page any more
    if (what === 'remove') void navigate(shelves[shelf].list);
    else void revalidate();
  };
  return offered.map((what) => (
    <Button key={what} icon={icons[what]} busy={busy === what} onClick={() => void send(what)}>
      {t(`resource.act.${what}`)}
    </Button>
  ));
}

const icons = { share2: 'Share', share3: 'Globe', withdraw: 'ArrowUndo', remove: 'Delete' } as const;
