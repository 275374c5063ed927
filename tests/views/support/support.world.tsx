import '../site/shell.setup';
import { act, waitFor } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Language } from '../../../contract/constants';
import type { CustomerService } from '../../../contract/domain';
import type { FeedbackBounds, HelpTopic } from '../../../contract/support';
import { chatMachine } from '../../../machines/support/chat/chat.machine';
import type { ChatModel } from '../../../machines/support/chat/chat.types';
import { feedbackMachine } from '../../../machines/support/feedback/feedback.machine';
import type { FeedbackForm } from '../../../machines/support/feedback/feedback.types';
import { helpMachine } from '../../../machines/support/help/help.machine';
import { installMachine } from '../../../machines/support/install/install.machine';
import type { InstallAnswer } from '../../../machines/support/install/install.types';
import { overlayMachine } from '../../../machines/site/overlay/overlay.machine';
import type { RequestOutcome } from '../../../machines/shared/request';
import {
  supportMachine,
  type EntryTarget,
  type SupportRef,
} from '../../../machines/support/support/support.machine';
import { selectChat, selectHelp } from '../../../machines/support/support/support.selectors';
import { ChatRoom } from '../../../src/features/support/chat/ChatRoom';
import { CustomerServiceDialog } from '../../../src/features/support/support/CustomerServiceDialog';
import { FeedbackDialog } from '../../../src/features/support/feedback/FeedbackDialog';
import { GuideDialog } from '../../../src/features/support/guides/GuideDialog';
import { HelpDialog } from '../../../src/features/support/help/HelpDialog';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { createWorld, normal, platform } from '../site/shell.world';

export const entries: CustomerService[] = [
  { csType: 'LIVE_CHAT', path: 'sealed-1' },
  { csType: 'PARTNER', path: 'sealed-2' },
  { csType: 'AGENT_CHAT', path: 'sealed-3' },
];
const resources = {
  ...platform.resources,
  IOS: { labelNameEn: 'iOS app', url: 'https://app.example/ios' },
};

function Stage({ support }: { support: SupportRef }) {
  const help = useSelector(support, selectHelp);
  const chat = useSelector(support, selectChat);
  return (
    <>
      {help ? <HelpDialog support={support} help={help} /> : null}
      {chat ? <ChatRoom chat={chat} /> : null}
    </>
  );
}

/** The support dialogs over real machines; their ports wait for the test's answers. */
export const renderSupport = async (language: Language = 'EN', machine = supportMachine) => {
  const ports = {
    loadHelp: new Held<HelpTopic[]>(),
    loadBounds: new Held<FeedbackBounds>(),
    loadModels: new Held<ChatModel[]>(),
    openEntry: new Held<EntryTarget, CustomerService>(),
    askPerson: new Held<InstallAnswer>(),
    submit: new Held<RequestOutcome<null>, { form: FeedbackForm; given: FeedbackBounds }>(),
  };
  const support = createActor(
    machine.provide({
      actors: {
        help: helpMachine.provide({ actors: { load: ports.loadHelp.logic } }),
        loadBounds: ports.loadBounds.logic,
        openEntry: ports.openEntry.logic,
        feedback: feedbackMachine.provide({ actors: { submit: ports.submit.logic } }),
        install: installMachine.provide({
          actors: { offers: fromCallback(() => undefined), askPerson: ports.askPerson.logic },
        }),
        chat: chatMachine.provide({ actors: { loadModels: ports.loadModels.logic } }),
      },
    }),
  ).start();
  const overlay = createActor(overlayMachine).start();
  const { app } = createWorld({
    boot: () =>
      Promise.resolve({
        status: normal,
        platform: { ...platform, resources, customerService: entries },
      }),
  });
  app.start();
  await waitFor(() => expect(app.getSnapshot().context.platform).not.toBeNull());
  await renderView(
    <>
      <Stage support={support} />
      <FeedbackDialog support={support} />
      <GuideDialog app={app} support={support} />
      <CustomerServiceDialog timeZone="Asia/Yangon" app={app} overlay={overlay} support={support} />
    </>,
    language,
  );
  return {
    support,
    overlay,
    ports,
    send: (event: Parameters<SupportRef['send']>[0]) => act(() => support.send(event)),
  };
};
