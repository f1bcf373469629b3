import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Logger } from 'edutech/core/server/logger';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { ChildSource } from 'edutech/plugins/guardian/api';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { MeasureSource } from 'edutech/plugins/statistics/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { classMap, studentMap } from './classes/class.routes';
import { exportClassMap } from './classes/export.routes';
import { pointEvidence } from './classes/point.routes';
import { talkPack } from './classes/talk.routes';
import { demo } from './demo';
import { collectEvidence } from './evidence/collect';
import { recountEvidence } from './evidence/recount.job';
import { measureSource } from './measures';
import { childSource } from './students/child-source';
import { ownMap } from './students/own.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    files: Files,
    logger: Logger,
    sources: api.EvidenceSource,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: (deps) => ({
    handlers: {
      classMap: classMap(deps),
      pointEvidence: pointEvidence(deps),
      studentMap: studentMap(deps),
      talkPack: talkPack(deps),
      exportClassMap: exportClassMap(deps),
      ownMap: ownMap(deps),
    },
    provides: [
      contribute(api.Evidence, collectEvidence(deps.bank)),
      contribute(ChildSource, childSource(deps)),
      contribute(MeasureSource, measureSource),
    ],
    jobs: [recountEvidence(deps)],
  }),
});
