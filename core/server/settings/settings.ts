import Type, { type Static } from 'typebox';
import { actionExpiry } from '../../common/browser/storage-lifetimes';
import { token } from '../../common/token';

/** Every setting of a deployment: unit, default and meaning. An unknown or wrong one stops the start with one sentence. */
export const SettingsSchema = Type.Object(
  {
    cityName: Type.String({ default: '云州市', description: 'Name of the city, in Chinese.' }),
    cityNameEn: Type.String({ default: 'Yunzhou', description: 'Name of the city, in English.' }),
    platformName: Type.String({ default: '云州智慧教育', description: 'Name of the platform, in Chinese.' }),
    platformNameEn: Type.String({
      default: 'Yunzhou Smart Education',
      description: 'Name of the platform, in English.',
    }),
    organiser: Type.String({
      default: '',
      description: 'Operator of the platform, in Chinese; empty: the education bureau of the city.',
    }),
    organiserEn: Type.String({
      default: '',
      description: 'Operator of the platform, in English; empty: the education bureau of the city.',
    }),
    hotline: Type.String({ default: '', description: 'Service hotline, shown at the foot of public pages.' }),
    icpRecord: Type.String({ default: '', description: 'ICP record number, shown at the foot of public pages.' }),
    policeRecord: Type.String({
      default: '',
      description: 'Public security record number, shown at the foot of public pages.',
    }),
    siteCode: Type.String({
      default: '',
      maxLength: 40,
      description: 'Identification code of a government site, shown at the foot of public pages.',
    }),
    minorsPage: Type.String({
      default: '',
      maxLength: 300,
      pattern: '^(|/.*|https://.*)$',
      description: 'Page on the protection of minors, linked at the foot of public pages: an address; empty: no link.',
    }),
    reportPage: Type.String({
      default: '',
      maxLength: 300,
      pattern: '^(|/.*|https://.*|mailto:.*|tel:.*)$',
      description: 'Where harmful content is reported, linked at the foot of public pages: an address; empty: no link.',
    }),
    accessibilityPage: Type.String({
      default: '',
      maxLength: 300,
      pattern: '^(|/.*|https://.*)$',
      description: 'Statement on accessibility, linked at the foot of public pages: an address; empty: no link.',
    }),
    quietFrom: Type.String({
      default: '21:00',
      pattern: '^(1[89]|2[0-3]):[0-5]\\d$',
      description: 'Students get no reminders from this time in the evening, from 18:00 on. Time of day in the city.',
    }),
    quietUntil: Type.String({
      default: '07:00',
      pattern: '^0[5-9]:[0-5]\\d$',
      description: 'Students get no reminders until this time in the morning, before 10:00. Time of day in the city.',
    }),
    primaryMinutes: Type.Integer({
      default: 60,
      minimum: 0,
      maximum: 60,
      description:
        'Written homework a day of all subjects in grades 3 to 6; the state allows 60 (教基厅函〔2021〕13号). Minutes.',
    }),
    juniorMinutes: Type.Integer({
      default: 90,
      minimum: 0,
      maximum: 90,
      description:
        'Written homework a day of all subjects in grades 7 to 9; the state allows 90 (教基厅函〔2021〕13号). Minutes.',
    }),
    idleMilliseconds: Type.Integer({
      default: actionExpiry,
      minimum: 60_000,
      description: 'Idle time after which a person is signed out. Milliseconds.',
    }),
    sharedIdleMilliseconds: Type.Integer({
      default: 600_000,
      minimum: 60_000,
      description: 'Idle time at a shared computer, which shows a countdown before. Milliseconds.',
    }),
    sessionHours: Type.Number({ default: 12, minimum: 0.1, maximum: 720, description: 'Life of a session. Hours.' }),
    rememberDays: Type.Number({
      default: 7,
      minimum: 0,
      maximum: 30,
      description: 'Life of a session that is remembered on the device. Days.',
    }),
    sealAllWrites: Type.Boolean({
      default: false,
      description: 'Requires encrypted requests (secretRequest) for every write.',
    }),
    publicOrigin: Type.String({
      default: '',
      description:
        'Public origin of the platform, such as https://edu.example.cn; empty: people sign in on this machine only, or by TLS.',
    }),
    trustProxy: Type.Union([Type.Boolean(), Type.Integer({ minimum: 1, maximum: 9 })], {
      default: false,
      description:
        'Number of trusted reverse proxies that set X-Forwarded-* headers: false none, true one, or a number. With one too many, callers can claim any address.',
    }),
    tlsCertificate: Type.String({ default: '', description: 'Path of the TLS certificate chain (PEM).' }),
    tlsKey: Type.String({ default: '', description: 'Path of the TLS private key (PEM).' }),
    mailUrl: Type.String({
      default: '',
      description: 'SMTP address (smtp://user:password@host:port); empty: no mail server, no mail is sent.',
    }),
    mailFrom: Type.String({ default: '', description: 'Sender of mails.' }),
    failureMails: Type.Boolean({
      default: true,
      description: 'Mails who runs the deployment when a backup or another job has failed for good.',
    }),
    identityServices: Type.String({
      default: '',
      description:
        'Identity services that were set up in the browser, with their secrets. Those of the file are the option identityProviders of the plugin account.',
    }),
    messageServices: Type.String({
      default: '',
      description: 'Short messages and work apps that were set up in the browser, with their secrets.',
    }),
    assistantService: Type.String({
      default: '',
      description:
        'The chat-completions service that was connected in the browser, with its key; empty: none, the assistant is off.',
    }),
    assistantAgreed: Type.Boolean({
      default: false,
      description:
        'The school agrees that texts of teaching go to the connected assistant; younger students need consents besides.',
    }),
    assistantDailyTokens: Type.Integer({
      default: 200_000,
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'Budget of one school for the assistant on a day, in tokens.',
    }),
    assistantMonthlyTokens: Type.Integer({
      default: 3_000_000,
      minimum: 0,
      maximum: 10_000_000_000,
      description: 'Budget of one school for the assistant in a month, in tokens.',
    }),
    allowLocalAddresses: Type.Boolean({
      default: false,
      description:
        'Lets mail, message, identity and assistant services that are set up in the browser lie on this machine itself; otherwise they must lie elsewhere.',
    }),
    roots: Type.Record(Type.String(), Type.String(), {
      default: {},
      description: 'API roots on other servers: root → base address.',
    }),
    skyClassKeys: Type.Record(Type.String(), Type.String(), {
      default: {},
      description: 'Keys of sky-class sites that may sign auto-login links: key id → secret (at least 32 characters).',
    }),
    passwordPolicy: Type.Union([Type.Literal('standard'), Type.Literal('dengbao')], {
      default: 'standard',
      description: 'Password policy: standard (8 characters, two kinds) or dengbao (10 characters, three kinds).',
    }),
    secondFactor: Type.Union([Type.Literal('none'), Type.Literal('administrators'), Type.Literal('staff')], {
      default: 'none',
      description:
        'Who must sign in with a second factor (one-time code or passkey): none, administrators, or staff (all but students and guests). Administrators always must if publicOrigin or TLS is set.',
    }),
    askAgreements: Type.Boolean({
      default: false,
      description:
        'Asks everybody from 14 on to accept the terms of use and the privacy notice before the first session, and again for a new version. Nobody can continue before accepting.',
    }),
    separateDuties: Type.Boolean({
      default: false,
      description:
        'Separates the administration of the city into system, security and audit administrators (等保); always on with the password policy dengbao. It takes effect as soon as each duty has a holder.',
    }),
    auditDays: Type.Integer({
      default: 400,
      minimum: 180,
      maximum: 3660,
      description: 'Retention of audit records; the law requires at least 180. Days.',
    }),
    requestsPerMinute: Type.Integer({
      default: 600,
      minimum: 10,
      description: 'Rate limit: requests per minute of one person or, signed out, of one address; beyond it 429.',
    }),
    accessLog: Type.Boolean({
      default: true,
      description: 'Writes one log line per request: caller, endpoint, duration, size; never its content.',
    }),
    metricsToken: Type.String({
      default: '',
      description: 'Bearer token for /metrics from other machines (at least 32 characters); empty: this machine only.',
    }),
    drainSeconds: Type.Number({
      default: 10,
      minimum: 0,
      maximum: 300,
      description:
        'How long a server that receives SIGTERM keeps serving after /readyz has reported its end, until load balancers send it nothing more. Seconds.',
    }),
    workers: Type.Union([Type.Integer({ minimum: 1, maximum: 64 }), Type.Literal('cores')], {
      default: 1,
      description:
        'Processes on the port that `npm start` runs: a number, or cores for as many as processors, at most 8. Each takes about 300 MB.',
    }),
    uploadMegabytes: Type.Integer({
      default: 20,
      minimum: 1,
      maximum: 1024,
      description: 'Largest multipart file. Megabytes.',
    }),
    fileStore: Type.Union([Type.Literal('disk'), Type.Literal('s3')], {
      default: 'disk',
      description: 'Storage of file contents: disk (in the data folder) or s3 (a bucket of any S3 store).',
    }),
    s3Endpoint: Type.String({
      default: '',
      description: 'Address of the S3 store, such as https://s3.example.cn; empty: Amazon’s endpoint of the region.',
    }),
    s3Region: Type.String({ default: 'us-east-1', description: 'Region of the S3 store.' }),
    s3Bucket: Type.String({
      default: '',
      description: 'Bucket of the S3 store; it must exist, and be used by nothing else.',
    }),
    s3KeyId: Type.String({
      default: '',
      description: 'Access key id, with rights to read, write, list and delete in the bucket.',
    }),
    s3SecretFile: Type.String({ default: '', description: 'Path of a file with the secret access key.' }),
    s3PathStyle: Type.Boolean({
      default: true,
      description: 'Puts the bucket into the path, as most stores require, instead of the host name.',
    }),
    largeUploadMegabytes: Type.Integer({
      default: 1024,
      minimum: 1,
      maximum: 102_400,
      description: 'Largest file of a chunked upload (resources, films). Megabytes.',
    }),
    personQuotaGigabytes: Type.Number({
      default: 20,
      minimum: 0.001,
      maximum: 100_000,
      description: 'Storage quota of one person; uploads beyond it are refused. Gigabytes.',
    }),
    schoolQuotaGigabytes: Type.Number({
      default: 2000,
      minimum: 0.001,
      maximum: 1_000_000,
      description: 'Storage quota of one school. Gigabytes.',
    }),
    uploadKeepDays: Type.Integer({
      default: 7,
      minimum: 1,
      maximum: 90,
      description: 'How long an interrupted upload can be continued, and a complete one waits for its use. Days.',
    }),
    ffmpegPath: Type.String({
      default: '',
      description:
        'Path of ffmpeg, which converts films to streams, with ffprobe in the same folder. Empty: searched on the PATH; if there is none, films are not converted.',
    }),
    officePath: Type.String({
      default: '',
      description:
        'Path of soffice (LibreOffice), which converts documents to PDF and pictures. Empty: searched on the PATH; if there is none, documents are not converted.',
    }),
    deploymentKeyFile: Type.String({
      default: '',
      description:
        'File with the key that encrypts the keys in the database (signatures, secrets of second factors); made at the first start. Keep a copy apart from the backups. Empty: "deployment-key" in the data folder.',
    }),
    backupFolder: Type.String({
      default: '',
      description: 'Folder for backups, best on another disk; empty: "backups" in the data folder.',
    }),
    backupSchedule: Type.String({
      default: '30 2 * * *',
      description: 'Schedule of automatic backups: a cron expression in city time; empty: never.',
    }),
    backupKeep: Type.Integer({
      default: 7,
      minimum: 1,
      maximum: 1000,
      description: 'Number of backups that are kept.',
    }),
    backupKeyFile: Type.String({
      default: '',
      description:
        'File with at least 32 random bytes that backups are encrypted with; keep a copy elsewhere. Empty: backups are not encrypted.',
    }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof SettingsSchema>;

/** The deployment's settings, read once at start from the city's file. */
export const Settings = token<Settings>('core.Settings');
