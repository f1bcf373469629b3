import type { Db } from 'edutech/core/server/data/db';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { contribute, type Provision } from 'edutech/core/server/plugin';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import { AskSource } from 'edutech/plugins/coach/api';
import { ChildSource } from 'edutech/plugins/guardian/api';
import { HomeSource } from 'edutech/plugins/home/api';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { EvidenceSource } from 'edutech/plugins/situation/api';
import { FigureSource } from 'edutech/plugins/statistics/api';
import { WrongSource } from 'edutech/plugins/wrong/api';
import { matters } from '../notices/notices';
import { askSource } from './ask-source';
import { childSource } from './child-source';
import { evidenceSource } from './evidence/evidence-source';
import { figureSource } from './figures/figure-source.queries';
import { homeSource } from './home-source';
import { wrongSource } from './wrong-source';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly levels: LevelSettings;
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
}

/** What homework tells other areas that ask. */
export const workContributions = ({ bank, levels, textbooks, texts }: Parts): readonly Provision[] => [
  contribute(HomeSource, homeSource(texts, levels)),
  contribute(WrongSource, wrongSource(bank)),
  contribute(AskSource, askSource(bank)),
  contribute(EvidenceSource, evidenceSource),
  contribute(ChildSource, childSource({ bank, levels, textbooks })),
  contribute(FigureSource, figureSource(levels)),
  ...matters.map((matter) => contribute(NotificationMatter, matter)),
];
