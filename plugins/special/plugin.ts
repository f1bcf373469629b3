import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const access = {
  public: 'the specification lists the special-delivery classroom among the pages without login',
} as const satisfies Access;

export default definePlugin({
  id: 'special',
  staysOnLogout: ['/special'],
  mount: '/special',
  permissions: {
    courier_class_city: { title: 'special.permission.courier', grantedTo: [] },
  },
  routes: {
    root: { path: '/special', redirect: 'home' },
    home: { path: '/special/home', title: 'special.home.title', access, undeveloped: true },
    center: { path: '/special/center', title: 'special.center.title', access, parent: 'home', undeveloped: true },
    live: { path: '/special/live', title: 'special.live.title', access, parent: 'home', undeveloped: true },
    demand: { path: '/special/demand', title: 'special.demand.title', access, parent: 'home', undeveloped: true },
    couple: { path: '/special/couple', title: 'special.couple.title', access, parent: 'home', undeveloped: true },
    netTeach: { path: '/special/netTeach', title: 'special.netTeach.title', access, parent: 'home', undeveloped: true },
    materialdata: {
      path: '/special/Materialdata',
      title: 'special.materialdata.title',
      access,
      parent: 'home',
      undeveloped: true,
    },
    centerDetail: {
      path: '/special/centerDetail',
      title: 'special.centerDetail.title',
      access,
      parent: 'center',
      undeveloped: true,
    },
    liveDetail: {
      path: '/special/liveDetail',
      title: 'special.liveDetail.title',
      access,
      parent: 'live',
      undeveloped: true,
    },
    demandDetail: {
      path: '/special/demandDetail',
      title: 'special.demandDetail.title',
      access,
      parent: 'demand',
      undeveloped: true,
    },
    coupleDetail: {
      path: '/special/coupleDetail',
      title: 'special.coupleDetail.title',
      access,
      parent: 'couple',
      undeveloped: true,
    },
    netTeachDetail: {
      path: '/special/netTeachDetail',
      title: 'special.netTeachDetail.title',
      access,
      parent: 'netTeach',
      undeveloped: true,
    },
    materialdataDetail: {
      path: '/special/MaterialdataDetail',
      title: 'special.materialdataDetail.title',
      access,
      parent: 'materialdata',
      undeveloped: true,
    },
  },
  blocks: [
    {
      id: 'tab',
      place: 'portal.tab',
      title: 'special.tab',
      access,
      order: 4,
      data: { tab: 4, path: '/special', component: false, clearsCityLogin: true, undeveloped: true },
    },
  ],
  landing: [
    {
      id: 'courier-class',
      priority: 45,
      when: { access: { permission: 'courier_class_city' } },
      then: { to: '/special', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
