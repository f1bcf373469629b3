import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    accessoryPreview: () => import('./teacher/accessory/PreviewPage'),
    list: () => import('./teacher/list/ListPage'),
    view: () => import('./teacher/view/ViewPage'),
    monitor: () => import('./teacher/monitor/MonitorPage'),
    peer: () => import('./teacher/peer/PeerPage'),
    studentPeer: () => import('./student/peer/PeerPage'),
    pcorrect: () => import('./teacher/correct/PersonPage'),
    qcorrect: () => import('./teacher/correct/QuestionPage'),
    studentList: () => import('./student/list/ListPage'),
    question: () => import('./student/answer/QuestionPage'),
    create: () => import('./teacher/compose/CreatePage'),
    publish: () => import('./teacher/publish/PublishPage'),
    result: () => import('./teacher/card/CardPage'),
    mqcorrect: () => import('./teacher/correct/GridPage'),
    // the same desk: it shows attachments where homework has some
    accessory: () => import('./student/answer/QuestionPage'),
    nocardAccessory: () => import('./student/answer/QuestionPage'),
  },
  blocks: {},
  handlers: {},
});
