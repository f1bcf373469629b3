import { Signpost } from './Signpost';

/** Nothing under this address: for everybody who must not know whether there is. */
export const NotFoundPage = () => <Signpost title="host.notFound.title" text="host.notFound.text" />;
