import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useNavigate } from 'react-router';
import { useText } from 'edutech/core/web/hooks';

/** Where areas put what is often begun: `path` of a page, `icon`. */
const place = 'staff.act';
const most = 4;

/** What those who administer often begin, by the keys from 1 on too; the first stands out. */
export function QuickActs() {
  const t = useText();
  const navigate = useNavigate();
  const acts = usePlacedBlocks(place).slice(0, most);
  usePageKeys(({ key }) => {
    const act = /^[1-4]$/.test(key) ? acts[Number(key) - 1] : undefined;
    if (act) void navigate(String(act.block.data?.path));
    return act !== undefined;
  });
  return acts.map(({ key, block }, at) => (
    <Button key={key} look={at === 0 ? 'primary' : undefined} to={String(block.data?.path)} className="home-act">
      <Row as="span" inline>
        <ModuleIcon name={String(block.data?.icon)} />
        {t(block.title)}
      </Row>
    </Button>
  ));
}
