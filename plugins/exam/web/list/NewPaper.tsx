import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import { presetIds } from '../../model/paper/blocks';
import { routes } from '../../routes';

/** The ways to a new paper: blank by a preset, from what is put aside in the bank, from a former paper, by rules. */
export function NewPaper() {
  const t = useText();
  return (
    <DropMenu
      align="end"
      className="btn btn-primary"
      trigger={
        <>
          <Icon name="Add" />
          {t('exam.list.new')}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      <DropGroup label={t('exam.list.blank')}>
        {presetIds.map((preset) => (
          <DropItem key={preset} to={routes.create.to({ preset })} note={t(`exam.preset.${preset}.note`)}>
            {t(`exam.preset.${preset}`)}
          </DropItem>
        ))}
      </DropGroup>
      <DropGroup label={t('exam.list.from')}>
        <DropItem to={routes.create.to({ from: 'basket' })}>{t('exam.list.fromBasket')}</DropItem>
        <DropItem to={routes.library.to()} note={t('exam.list.fromPaper.note')}>
          {t('exam.list.fromPaper')}
        </DropItem>
        <DropItem to={routes.auto.to()}>{t('exam.list.byRules')}</DropItem>
      </DropGroup>
    </DropMenu>
  );
}
