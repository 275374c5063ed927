import { useSelector } from '@xstate/react';
import { Fragment, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { ensureWords } from '../../i18n/i18n';
import type { Flow, Surroundings } from './defineFlow';
import { Dialogs } from './Dialogs';
import { keyed } from './keyed';
import { lazyScreen } from './lazyScreen';
import { loadScreen } from './screenOf';
import { flowChunk } from './table';

type PageProps = Surroundings & {
  /** The actor of the centre. */
  centre: AnyActorRef;
};

/** A flow that the centre's flow includes is not in the table. */
const loadFlow = async (name: string, centre: string) => {
  const { includes } = (await flowChunk(centre).load()) as Flow;
  return includes?.find(({ machine }) => machine.id === name) ?? flowChunk(name).load();
};

const pageOf = keyed((name: string, centre: string) =>
  lazyScreen(async () => {
    // Words of the flow's own name come along with its file; its page says whether it has any.
    ensureWords(name).catch(() => undefined);
    const flow = await loadFlow(name, centre);
    const { machine, page } = flow;
    if (!page) throw new Error(`the flow ${name} has no page`);
    const Page = await loadScreen(page);
    return function PageOfFlow({ centre: owner, ...where }: PageProps) {
      const actor = useSelector(owner, ({ children }: AnyMachineSnapshot) =>
        machine ? (children[name] as AnyActorRef | undefined) : owner,
      );
      return actor ? (
        <Fragment key={actor.sessionId}>
          <Page actor={actor} {...where} />
          <Dialogs flow={flow} owner={actor} {...where} />
        </Fragment>
      ) : null;
    };
  }),
);

/**
 * The page of the flow of this name, while the machine of the centre runs the flow, and the dialogs
 * that the flow opens. Its flow, its words and the flows that it needs come before it shows.
 */
export function CentrePage({ name, ...props }: PageProps & { name: string }) {
  const [Page] = useState(() => pageOf(name, props.centre.id));
  return <Page {...props} />;
}
