import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectAccountScreen,
  selectCreated,
  selectCreation,
  selectInvitations,
  selectMessage,
  selectWay,
} from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Tabs } from '../../../ui/Tabs';
import { Waiting } from '../../../ui/Waiting';
import { DownlineForm } from './DownlineForm';
import { Invitations } from './Invitations';
import * as css from './RegisterCentre.css';

type Props = { centre: AgentCentreRef };
const WAYS = ['account', 'invitation'] as const;

/** New downlines: created directly, or invited by a link (spec §2 Register account). */
export function RegisterCentre({ centre }: Props) {
  const t = useT('agentCentre');
  const way = useSelector(centre, selectWay);
  const invitations = useSelector(centre, selectInvitations);
  return (
    <Tabs
      label={t('register.way.label')}
      items={WAYS.map((id) => ({ id, label: t(`register.way.${id}`) }))}
      selected={way}
      onSelect={(chosen) => centre.send({ type: 'way.choose', way: chosen })}
    >
      <div className={css.place}>
        {way === 'account' ? (
          <Account centre={centre} />
        ) : invitations ? (
          <Invitations invitations={invitations} />
        ) : null}
      </div>
    </Tabs>
  );
}

function Account({ centre }: Props) {
  const screen = useSelector(centre, selectAccountScreen);
  // The element that had the focus is gone: the new screen takes it. The form is the first screen.
  const place = useFocusOnChange<HTMLElement>(screen === 'created' ? screen : 'form');
  return (
    <FocusTarget firstRef={place}>
      <Screen centre={centre} screen={screen} />
    </FocusTarget>
  );
}

function Screen({ centre, screen }: Props & { screen: ReturnType<typeof selectAccountScreen> }) {
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(centre, selectMessage);
  const creation = useSelector(centre, selectCreation);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={3} height={72} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => centre.send({ type: 'rules.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'created':
      return <Created centre={centre} />;
    case 'form':
      return creation ? <DownlineForm creation={creation} key={creation.sessionId} /> : null;
  }
}

function Created({ centre }: Props) {
  const t = useT('agentCentre');
  const account = useSelector(centre, selectCreated)?.account ?? '';
  return (
    <>
      <Alert tone="success">{t('register.created', { account })}</Alert>
      <div className={css.buttons}>
        <Button onClick={() => centre.send({ type: 'account.another' })}>
          {t('register.another')}
        </Button>
      </div>
    </>
  );
}
