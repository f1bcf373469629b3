import { Button } from 'edutech/core/ui/Button';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import { basketAddress } from '../shared/addresses';

/** Where the basket goes: to other areas that are on and open for the person, and on paper. */
export function BasketWays() {
  const t = useText();
  const ways = usePlacedBlocks('questions.basket').flatMap(({ key, block }) =>
    typeof block.data?.path === 'string' ? [{ key, title: block.title, path: block.data.path }] : [],
  );
  return (
    <>
      {ways.map(({ key, title, path }, at) => (
        <Button key={key} look={at === 0 ? 'primary' : 'outline'} icon="Send" to={path}>
          {t(title)}
        </Button>
      ))}
      <Button look={ways.length > 0 ? 'outline' : 'primary'} icon="Document" to={basketAddress}>
        {t('questions.basket.paper')}
      </Button>
    </>
  );
}
