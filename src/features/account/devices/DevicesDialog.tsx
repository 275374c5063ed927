import { useSelector } from '@xstate/react';
import type { DevicesRef } from '../../../../machines/account/devices/devices.machine';
import {
  selectDevices,
  selectEndingId,
  selectIsBusy,
  selectIsConfirming,
  selectIsEndingOthers,
  selectMessage,
  selectScreen,
} from '../../../../machines/account/devices/devices.selectors';
import type { Device } from '../../../../machines/account/devices/devices.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Monitor, Smartphone } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import * as css from './DevicesDialog.css';

type Props = { devices: DevicesRef };

/** The devices on which the member is signed in, with a way to sign out the others. */
export function DevicesDialog({ actor: devices }: { actor: DevicesRef }) {
  const t = useT('devices');
  const common = useT('common');
  const isConfirming = useSelector(devices, selectIsConfirming);
  const isEndingOthers = useSelector(devices, selectIsEndingOthers);
  return (
    <>
      <Dialog
        open
        size="medium"
        title={t('title')}
        closeLabel={common('close')}
        onDismiss={() => devices.send({ type: 'devices.close' })}
      >
        <div className={css.body}>
          <Screen devices={devices} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        title={t('confirm.title')}
        confirmLabel={t('endOthers')}
        cancelLabel={t('confirm.cancel')}
        tone="danger"
        busy={isEndingOthers}
        onConfirm={() => devices.send({ type: 'others.confirm' })}
        onCancel={() => devices.send({ type: 'others.cancel' })}
      >
        <span role="status">{isEndingOthers ? t('confirm.busy') : null}</span>
        {isEndingOthers ? null : t('confirm.text')}
      </ConfirmDialog>
    </>
  );
}

function Screen({ devices }: Props) {
  const t = useT('devices');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(devices, selectScreen);
  const message = useSelector(devices, selectMessage);
  switch (screen) {
    case 'reading':
      return <Waiting label={t('loading')} rows={2} height={96} />;
    case 'unread':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => devices.send({ type: 'devices.reload' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'list':
      return <DeviceList devices={devices} />;
  }
}

function DeviceList({ devices }: Props) {
  const t = useT('devices');
  const say = useMessage();
  const known = useSelector(devices, selectDevices) ?? [];
  const endingId = useSelector(devices, selectEndingId);
  const isBusy = useSelector(devices, selectIsBusy);
  const message = useSelector(devices, selectMessage);
  const isAlone = known.length <= 1;
  // The pressed button disappears with its device, so the lead takes the focus.
  const lead = useFocusOnChange<HTMLParagraphElement>(String(known.length));
  return (
    <>
      <p ref={lead} tabIndex={-1} className={css.muted}>
        {isAlone ? t('alone') : t('lead')} {useTimesNote()}
      </p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <ul role="list" aria-label={t('title')} aria-busy={isBusy || undefined} className={css.list}>
        {known.map((device) => (
          <Entry
            key={device.id}
            device={device}
            isEnding={device.id === endingId}
            onEnd={() => devices.send({ type: 'device.end', id: device.id })}
          />
        ))}
      </ul>
      {isAlone ? null : (
        <Button tone="danger" onClick={() => devices.send({ type: 'others.end' })}>
          {t('endOthers')}
        </Button>
      )}
    </>
  );
}

function Entry({
  device: { browser, system, address, seenAt, signedInAt, isCurrent },
  isEnding,
  onEnd,
}: {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const t = useT('devices');
  const name = browser && system ? t('name', { browser, system }) : t('unknown');
  const Icon = system && PHONES.includes(system) ? Smartphone : Monitor;
  return (
    <li className={css.device}>
      <Icon size={24} aria-hidden="true" />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        {isCurrent ? <Badge tone="success">{t('current')}</Badge> : null}
        <span className={css.muted}>
          {t('signedIn')} <Time at={signedInAt} /> · {t('seen')} <Time at={seenAt} />
          {address === null ? null : ` · ${t('address')} ${address}`}
        </span>
      </div>
      {isCurrent ? null : (
        <Button busy={isEnding} aria-label={t('endNamed', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

const PHONES: readonly string[] = ['Android', 'iPhone', 'iPad'];

function Time({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{platformMoment(at)}</time>;
}
