import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { Question } from '../../../api/records';
import { allows, type QuestionAct, useQuestionActs } from '../acts/use-question-acts';

/** What is done more rarely; favourites have a button of their own. */
const inMenu: readonly QuestionAct[] = ['shareToSchool', 'shareToPublic', 'withdraw', 'remove', 'restore'];

/** The menu 更多 of a card. */
export function CardMenu({ question }: { readonly question: Question }) {
  const intl = useIntl();
  const { act } = useQuestionActs();
  const { title } = question;
  const offered = inMenu.filter((what) => allows(what, question));
  if (offered.length === 0) return null;
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <IconButton icon="MoreHorizontal" label={intl.formatMessage({ id: 'questions.act.more' }, { title })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((what) => (
            <MenuItem key={what} onClick={() => void act(what, [question])}>
              <FormattedMessage id={`questions.act.${what}`} />
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
