import * as api from '../../common/api/notices';
import { corePlugin } from '../../common/core-plugin';
import { nameIn } from '../organisation/wire';
import { definePluginServer } from '../plugin';
import { insertNotice, selectOptionalNotice } from './notices.queries';

const week = 7 * 24 * 3_600_000;

/** The notice of the teaching platform. */
export const noticesHalf = definePluginServer(corePlugin, {
  api,
  deps: {},
  demo: {
    samples: {},
    pages: {},
    // over since yesterday: there is one to look at, and none in everybody's way
    build: async ({ db, id, clock }) => {
      const ends_at = new Date(clock.now().getTime() - week / 7);
      await insertNotice(db, {
        id: id('notice/maintenance'),
        title: '平台维护通知',
        title_en: 'Scheduled maintenance',
        content: '平台将于本周六 22:00 至周日 2:00 升级维护，期间暂停登录。作业草稿保存在本机，恢复后自动上传。',
        content_en:
          'The platform will be upgraded from Saturday 22:00 to Sunday 2:00 and cannot be signed in to meanwhile. Drafts of homework stay on the device and are uploaded afterwards.',
        link: '',
        starts_at: new Date(ends_at.getTime() - week),
        ends_at,
      });
    },
  },
  setup: () => ({
    handlers: {
      getNotice: async ({ db, now, language }) => {
        const notice = await selectOptionalNotice(db, now);
        if (!notice) return null;
        return {
          id: notice.id,
          title: nameIn(language, notice.title, notice.title_en),
          content: nameIn(language, notice.content, notice.content_en),
          link: notice.link,
        };
      },
    },
  }),
});
