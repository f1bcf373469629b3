import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';

/** Where areas put what is often begun: `path` of a page, `icon`. */
const place = 'staff.act';
const most = 4;

/** What those who administer often begin; the first stands out. */
export function QuickActs() {
  const t = useText();
  return usePlacedBlocks(place)
    .slice(0, most)
    .map(({ key, block }, at) => (
      <Button key={key} look={at === 0 ? 'primary' : undefined} to={String(block.data?.path)}>
        <Row as="span" inline>
          <ModuleIcon name={String(block.data?.icon)} />
          {t(block.title)}
        </Row>
      </Button>
    ));
}
