import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { AppRef } from '../../../machines/site/app/app.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { DialogPlace } from './DialogPlace';
import type { AnyDialog, DialogFlow, Flow, Surroundings } from './defineFlow';
import { screenOf } from './screenOf';
import { flowChunk } from './table';

type Props = {
  app: AppRef;
  /** Undefined where the dialogs are the app's own. */
  session?: SessionRef;
  /** Undefined until it is loaded. */
  flow: Flow | DialogFlow | undefined;
  /** The actor of the flow. */
  owner: AnyActorRef;
};

/** The open dialogs of a flow's machine, and of the machines that are part of it. */
export function Dialogs({ flow, owner, ...where }: Props) {
  return (
    <>
      {Object.entries(flow?.dialogs ?? {}).map(([name, dialog]) => (
        <FlowDialog
          key={name}
          name={name}
          dialog={dialog}
          owner={owner}
          // Only dialogs of a session ask for it.
          where={where as Surroundings}
        />
      ))}
      {flow?.includes
        ?.filter(({ dialogs }) => dialogs)
        .map((part) => (
          <DialogsOfPart key={part.machine.id} flow={part} owner={owner} {...where} />
        ))}
    </>
  );
}

/**
 * What a screen opens. It waits with the screen, which comes no sooner than the flow, and reads the
 * flow when both are drawn: around them nothing is drawn again.
 */
function DialogsOfScreen({ name, ...rest }: Omit<Props, 'flow'> & { name: string }) {
  return <Dialogs flow={flowChunk(name).read()} {...rest} />;
}

function DialogsOfPart({ flow, owner, ...where }: Props & { flow: Flow }) {
  const actor = useSelector(owner, (s: AnyMachineSnapshot) => childOf(s, flow.machine.id));
  return actor ? <Dialogs flow={flow} owner={actor} {...where} /> : null;
}

/** A dialog while it is open, and what it opens. One whose code does not come is closed again. */
function FlowDialog({
  name,
  dialog: { isOpen, close, leave, onMissing, Gate },
  owner,
  where,
}: {
  name: string;
  dialog: AnyDialog;
  owner: AnyActorRef;
  where: Surroundings;
}) {
  const [Screen] = useState(() => screenOf(name));
  const actor = useSelector(owner, (s: AnyMachineSnapshot) =>
    isOpen ? (isOpen(s as never) ? owner : undefined) : childOf(s, name),
  );
  const giveUp = () => {
    onMissing?.();
    if (close) owner.send(close);
    else actor?.send(leave ?? { type: `${name}.close` });
  };
  const shown = actor ? (
    <DialogPlace app={where.app} onFailure={giveUp}>
      <Screen actor={actor} {...where} key={actor.sessionId} />
      <DialogsOfScreen name={name} owner={actor} {...where} />
    </DialogPlace>
  ) : null;
  return Gate ? <Gate {...where}>{shown}</Gate> : shown;
}

const childOf = ({ children }: AnyMachineSnapshot, name: string): AnyActorRef | undefined =>
  children[name];
