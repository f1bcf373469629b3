import { readFrom, sentTo } from '../../common/wire/spelling';
import type { Step } from './exchange';

/** Writing: what is sent takes the names of the specification where the call is one of its own. */
export const writingStep: Step = (exchange) => {
  exchange.parameters = sentTo(exchange.endpoint, exchange.parameters);
};

/** Reading: what came back is called by our names. */
export const readingStep: Step = ({ endpoint, envelope }) => {
  if (envelope) envelope.data = readFrom(endpoint, envelope.data);
};
