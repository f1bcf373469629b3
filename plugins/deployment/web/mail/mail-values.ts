import type { MailSetUp } from '../../api';

/** What the fields of the form hold. */
export interface MailValues {
  readonly host: string;
  readonly port: string;
  readonly security: MailSetUp['security'];
  readonly user: string;
  readonly password: string;
  readonly from: string;
  readonly reason: string;
}

/** Ports on which mail servers listen, by how the connection is protected. */
const usualPorts: Readonly<Record<MailSetUp['security'], string>> = { tls: '465', starttls: '587', none: '25' };

export const initialMail = ({ host, port, security, user, from }: MailSetUp): MailValues => ({
  host,
  port: String(port),
  security,
  user,
  password: '',
  from,
  reason: '',
});

/** Another protection takes its usual port along, unless another port was chosen. */
export const withSecurity = (values: MailValues, security: MailValues['security']): MailValues => ({
  ...values,
  security,
  port: values.port === usualPorts[values.security] ? usualPorts[security] : values.port,
});

/** As the server takes it; an empty password is the kept one. */
export const sentMail = ({ host, port, security, user, password, from }: MailValues) => ({
  host: host.trim(),
  port: Number(port),
  security,
  user: user.trim(),
  ...(password && { password }),
  from: from.trim(),
});
