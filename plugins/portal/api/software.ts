import Type from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';

const forEverybody = { public: 'the tools are offered on the public portal' } as const;

/** Software that teachers install: the capture helper (`cjhelper`) and the micro-lesson master (`wkmaster`). */
export const wkInfo = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/user/wk-info',
  specified: true,
  access: forEverybody,
  input: Type.Object({}),
  output: Type.Object({
    /** Address of the capture helper; empty when it is not offered. */
    cjhelper: Type.String(),
    /** Bytes; `null`: no software size information. */
    cjhelperSize: Maybe(Type.Integer()),
    wkmaster: Type.String(),
    wkmasterSize: Maybe(Type.Integer()),
    /** Day of the micro-lesson master's last update, `2020-06-12`; empty when it is not offered. */
    wkTime: Type.String(),
    /** The address where the micro-lesson master uploads micro-class videos. */
    url: Type.String(),
    /** Version of the micro-lesson master, `V4.4.3`. */
    code: Type.String(),
  }),
});

/**
 * Leads (302) to the present file of a software package, which `ffid` names as `wkInfo` answered it. Older clients add a
 * ticket as `token`; public files do not need one. Any other file is not found here.
 */
export const downloadSoftware = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/software-manager/download',
  specified: true,
  access: forEverybody,
  raw: true,
  input: Type.Object({ ffid: Id, token: Type.Optional(Type.String({ maxLength: 2000 })) }),
  output: Type.Null(),
});

/**
 * Checks whether a file can be downloaded, before a browser leaves for it: 404 with a message when it does not exist
 * any more, 464 when it needs a login. `path` is its address on this platform, or its id.
 */
export const checkDownload = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/fastfile/download-check',
  specified: true,
  access: { public: 'visitors may fetch public files, and only those are answered to them' },
  input: Type.Object({ path: Type.String({ minLength: 1, maxLength: 2000 }) }),
  output: Type.Object({ name: Type.String(), ext: Type.String(), bytes: Type.Integer() }),
});
