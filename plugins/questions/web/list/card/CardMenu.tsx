import { plainText } from '../../../kit/common/one-line/text-parts';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { forkQuestion } from '../../../api';
import type { Question } from '../../../api/records';
import { editorAddress } from '../../shared/addresses';
import { allows, hasMenu, rareActs, useQuestionActs } from '../acts/use-question-acts';

/** The menu 更多 of a card. It brings a library of menus: lists load it when their questions can be read already. */
export function CardMenu({ question }: { readonly question: Question }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const { act } = useQuestionActs();
  const { id, version, title, may } = question;
  const offered = rareActs.filter((what) => allows(what, question));
  const fork = async () => {
    try {
      const made = await call(forkQuestion, { id, version });
      await navigate(editorAddress(made.id));
    } catch {
      // the call has shown the error
    }
  };
  if (!hasMenu(question)) return null;
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <IconButton icon="MoreHorizontal" label={t('questions.act.more', { title: plainText(title) })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {may.edit && <MenuItem onClick={() => void navigate(editorAddress(id))}>{t('questions.act.edit')}</MenuItem>}
          {may.fork && <MenuItem onClick={() => void fork()}>{t('questions.act.fork')}</MenuItem>}
          {offered.map((what) => (
            <MenuItem key={what} onClick={() => void act(what, [question])}>
              {t(`questions.act.${what}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
