import { randomUUID } from 'node:crypto';
import { cityDay } from 'edutech/core/common/time/city-time';
import { NotSent } from 'edutech/plugins/account/kit/server/message-way';
import { type Answer, askService, saidBy } from '../ask-service';
import type { Asked } from '../stored-services';
import { queryOf, signedHeaders } from './signature';

const version = '2017-05-25';
/** A variable of a template takes no more characters. */
const longestVariable = 35;

/** Nothing is gained by asking again for this number. */
const unreachable = /^isv\.(MOBILE_NUMBER_ILLEGAL|BLACK_KEY_CONTROL_LIMIT|DOMESTIC_NUMBER_NOT_SUPPORTED)/;
/** The service counts what one number gets. */
const counted = /^isv\.(BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL)/;
const throttled = /^(Throttling|ServiceUnavailable|isp\.GATEWAY_FLOW|isv\.FLOW)/i;

interface Options {
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
}

/** Calls an action of the short message service (dysmsapi 2017-05-25); its answer is OK. */
async function call(service: Asked, action: string, parameters: Readonly<Record<string, string>>, options: Options) {
  const url = new URL(service.address);
  url.search = queryOf(parameters);
  const { keyId, secret } = service;
  const headers = signedHeaders({
    host: url.host,
    action,
    version,
    parameters,
    keyId,
    secret,
    nonce: randomUUID(),
    now: options.now,
  });
  const sends = action === 'SendSms';
  const answer = await askService(service, url, { method: 'POST', headers, body: '', signal: options.signal, sends });
  if (answer.json['Code'] === 'OK') return answer;
  throw refusal(answer, sends);
}

function refusal({ status, json: { Code: code, Message: message } }: Answer, sends: boolean): Error {
  const name = String(code);
  const said = saidBy(code, message);
  if (counted.test(name)) return new NotSent('later', said, pauseIn(String(message)));
  if (throttled.test(name)) return new NotSent('busy', said);
  if (unreachable.test(name)) return new NotSent('unreachable', said);
  // an answer without a code of the service, or a fault inside of it, says nothing about the message
  if (sends && (status >= 500 || typeof code !== 'string')) return new NotSent('doubtful', `${status} ${said}`);
  return new Error(said);
}

/** Its limits are for a minute, an hour or a day, as its words say. Seconds. */
const pauseIn = (message: string): number =>
  message.includes('天级') ? 21_600 : message.includes('小时级') ? 3600 : 60;

/** A text as a variable takes it: no addresses, no brackets of signatures, not too long. */
export function variable(text: string): string {
  const plain = text
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[【】[\]<>{}$]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longestVariable ? `${plain.slice(0, longestVariable - 1)}…` : plain;
}

interface ShortMessage {
  readonly number: string;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Comes back with what is known of it; the service itself takes the same twice. */
  readonly outId: string;
}

export const sendSms = (service: Asked, { number, template, variables, outId }: ShortMessage, options: Options) =>
  call(
    service,
    'SendSms',
    {
      PhoneNumbers: number,
      SignName: service.signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify(variables),
      OutId: outId,
    },
    options,
  );

/** Pages that are read of what one number got in a day: the service allows 50 of a template. */
const mostPages = 3;
const pageSize = 50;

/** Whether the service has taken a message, on the day on which it was sent. */
export async function hasSms(
  service: Asked,
  { number, outId, day }: { readonly number: string; readonly outId: string; readonly day: Date },
  options: Options,
): Promise<boolean> {
  const asked = { PhoneNumber: number, SendDate: cityDay(day).replaceAll('-', ''), PageSize: String(pageSize) };
  for (let page = 1; page <= mostPages; page++) {
    const { json } = await call(service, 'QuerySendDetails', { ...asked, CurrentPage: String(page) }, options);
    const { SmsSendDetailDTO: details = [] } = (json['SmsSendDetailDTOs'] ?? {}) as {
      SmsSendDetailDTO?: readonly { readonly OutId?: string }[];
    };
    if (details.some(({ OutId }) => OutId === outId)) return true;
    if (details.length < pageSize) return false;
  }
  return false;
}

/** Throws unless the template is there and may be used. */
export async function checkTemplate(service: Asked, template: string, options: Options): Promise<void> {
  const { json } = await call(service, 'QuerySmsTemplate', { TemplateCode: template }, options);
  // 0 is under review, 1 approved, 2 refused, 10 withdrawn
  if (json['TemplateStatus'] !== 1)
    throw new Error(saidBy(template, `TemplateStatus ${String(json['TemplateStatus'])}`));
}
