import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Live } from 'edutech/core/server/live/live';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Texts } from 'edutech/core/server/texts';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { WrongSource } from 'edutech/plugins/wrong/api';
import type { AskSource } from '../api';
import { asSystem } from 'edutech/core/server/actor';

/** Services of this plugin's handlers. */
export interface Parts {
  readonly acts: readonly ActCounter<Db>[];
  readonly bank: QuestionBank<Db>;
  readonly clock: Clock;
  readonly conversions: Conversions;
  readonly database: Database;
  readonly files: Files;
  readonly live: Live;
  readonly notifications: Notifications;
  readonly organisation: Organisation;
  readonly sources: readonly AskSource<Db>[];
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
  readonly withholders: readonly WrongSource<Db>[];
}

/** What a student causes and may not see: an item that others asked about, how many of the class ask. */
export const forStudents = asSystem('a student asks for help');
