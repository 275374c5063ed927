import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectIsBalanceHidden } from '../../../../machines/site/shell/shell.selectors';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { WalletTransferRef } from '../../../../machines/money/walletTransfer/walletTransfer.machine';
import type { WalletsRef } from '../../../../machines/money/wallets/wallets.machine';
import {
  selectBrought,
  selectCanMove,
  selectChosen,
  selectIsAnyHeld,
  selectIsBringing,
  selectIsRefreshing,
  selectLast,
  selectMessage,
  selectScreen,
  selectTotal,
  selectTransfer,
  selectWallets,
} from '../../../../machines/money/wallets/wallets.selectors';
import type {
  Brought,
  Chosen,
  VendorWallet,
  Wallets as Held,
} from '../../../../machines/money/wallets/wallets.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { IconButton } from '../../../ui/IconButton';
import { Eye, EyeOff, Gamepad2, RefreshCw, Wallet } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { formatBalance } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { deviceClock, deviceTime } from '../../../ui/time';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Wallets.css';

export type WalletsProps = {
  wallets: WalletsRef;
  /** True when the person hides balances. */
  shell: ShellRef;
  /** Not during a break or an exclusion. */
  canDeposit: boolean;
  /** The vendors' names and logos. */
  vendors: VendorsRef;
  renderTransfer: (
    transfer: WalletTransferRef,
    kind: Chosen['direction'],
    vendor: string,
  ) => ReactNode;
};
type Shown = WalletsProps & { held: Held };

/**
 * A member's wallets (spec §2 Member centre menu pages, transferFund): their balances, and
 * transfers between them.
 */
export function Wallets(props: WalletsProps) {
  const screen = useSelector(props.wallets, selectScreen);
  // The element that had the focus is gone: the new screen takes it. The list is the first screen.
  const place = useFocusOnChange<HTMLElement>(screen === 'transfer' ? screen : 'list');
  return (
    <FocusTarget firstRef={place}>
      <div className={css.place}>
        <Screen {...props} screen={screen} />
      </div>
    </FocusTarget>
  );
}

function Screen({ screen, ...props }: WalletsProps & { screen: ReturnType<typeof selectScreen> }) {
  const common = useT('common');
  const say = useMessage();
  const { wallets } = props;
  const held = useSelector(wallets, selectWallets);
  const message = useSelector(wallets, selectMessage);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={3} height={88} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => wallets.send({ type: 'wallets.reload' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'list':
      return held ? <List {...props} held={held} /> : null;
    case 'transfer':
      return <Transfer {...props} />;
  }
}

function Transfer({ wallets, vendors, renderTransfer }: WalletsProps) {
  const transfer = useSelector(wallets, selectTransfer);
  const chosen = useSelector(wallets, selectChosen);
  const makerOf = useMakers(vendors);
  return transfer && chosen
    ? renderTransfer(transfer, chosen.direction, makerOf(chosen.vendor).name)
    : null;
}

function List(props: Shown) {
  const t = useT('wallets');
  const { wallets, held } = props;
  const isAnyHeld = useSelector(wallets, selectIsAnyHeld);
  return (
    <>
      <p className={css.muted}>{t('lead')}</p>
      <Sum {...props} />
      <Said {...props} />
      {held.isSingle && isAnyHeld ? <Alert tone="info">{t('single')}</Alert> : null}
      <ul role="list" className={css.list} aria-label={t('list')}>
        <li className={css.wallet}>
          <span className={css.sign}>
            <Wallet size={22} aria-hidden="true" />
          </span>
          <span className={css.nameAbove}>{t('main')}</span>
          <span className={css.amountAbove}>
            <Amount {...props} amount={held.balance} />
          </span>
          <span className={css.hint}>{t('mainHint')}</span>
        </li>
        {held.vendors.map((one) => (
          <AtVendor key={one.vendor} {...props} one={one} />
        ))}
      </ul>
      {held.vendors.length === 0 ? <p className={css.muted}>{t('none')}</p> : null}
    </>
  );
}

function Amount({ shell, held, amount }: Shown & { amount: string }) {
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  return <Money>{formatBalance(amount, held.currencySymbol, isHidden)}</Money>;
}

/** The total, the time of its last read, and the way to bring all money back. */
function Sum(props: Shown) {
  const { wallets, shell, held, canDeposit } = props;
  const t = useT('wallets');
  const common = useT('common');
  const total = useSelector(wallets, selectTotal) ?? '';
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  const isRefreshing = useSelector(wallets, selectIsRefreshing);
  const isBringing = useSelector(wallets, selectIsBringing);
  return (
    <section
      className={css.sum}
      aria-labelledby="wallets-total"
      aria-busy={isRefreshing || isBringing || undefined}
    >
      <div className={css.sumTop}>
        <h4 id="wallets-total" className={css.muted}>
          {t('total')}
        </h4>
        <span>
          <IconButton
            aria-label={isHidden ? common('balance.show') : common('balance.hide')}
            icon={isHidden ? <Eye size={20} /> : <EyeOff size={20} />}
            onClick={() => shell.send({ type: 'balance.toggle' })}
          />
          <IconButton
            aria-label={t('refresh')}
            icon={<RefreshCw size={20} />}
            busy={isRefreshing}
            disabled={isBringing}
            onClick={() => wallets.send({ type: 'wallets.reload' })}
          />
        </span>
      </div>
      <span className={css.total}>
        <Amount {...props} amount={total} />
      </span>
      <time className={css.asOf} dateTime={deviceTime(held.asOf)} title={deviceTime(held.asOf)}>
        {t('asOf', { time: deviceClock(held.asOf) })}
      </time>
      <div className={css.ways}>
        {canDeposit ? (
          <Link look="primary" to="/member/deposit">
            {t('deposit')}
          </Link>
        ) : null}
        <Link look="secondary" to="/member/withdraw">
          {t('withdraw')}
        </Link>
        <Link look="secondary" to="/member/transactions">
          {t('records')}
        </Link>
      </div>
      {held.vendors.length > 0 ? <BringAll wallets={wallets} /> : null}
      <p role="status" className={css.status}>
        {isBringing ? t('bringing') : null}
      </p>
    </section>
  );
}

/** The button that brings all money back, or that there is none to bring. */
function BringAll({ wallets }: Pick<WalletsProps, 'wallets'>) {
  const t = useT('wallets');
  const isBringing = useSelector(wallets, selectIsBringing);
  const isAnyHeld = useSelector(wallets, selectIsAnyHeld);
  const hasButton = isAnyHeld || isBringing;
  // The retry button is gone: this button has the same meaning and takes the focus.
  const bring = useFocusOnChange<HTMLButtonElement>(isBringing || null);
  // The pressed button is gone with the money.
  const { here } = useFocusHere<HTMLParagraphElement>(hasButton ? 'button' : 'nothing');
  return hasButton ? (
    <Button
      ref={bring}
      tone="primary"
      busy={isBringing}
      onClick={() => wallets.send({ type: 'all.bring' })}
    >
      {t('bringAll')}
    </Button>
  ) : (
    <p ref={here} tabIndex={-1} className={css.nothing}>
      {t('nothingAway')}
    </p>
  );
}

/** The status of the last transfer, and read errors. */
function Said({ wallets, shell, vendors, held }: Shown) {
  const t = useT('wallets');
  const say = useMessage();
  const last = useSelector(wallets, selectLast);
  const message = useSelector(wallets, selectMessage);
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  const makerOf = useMakers(vendors);
  return (
    <>
      {last ? (
        <Alert tone="success">
          {t(last.amount === null ? 'moved.all' : `moved.${last.direction}`, {
            vendor: makerOf(last.vendor).name,
            amount: formatBalance(last.amount ?? '', held.currencySymbol, isHidden),
          })}
        </Alert>
      ) : null}
      <BroughtBack wallets={wallets} vendors={vendors} />
      {message ? (
        <Alert tone="danger">
          <p>{say(message)}</p>
          <p>{t('stale', { time: deviceClock(held.asOf) })}</p>
        </Alert>
      ) : null}
    </>
  );
}

function BroughtBack({ wallets, vendors }: Pick<WalletsProps, 'wallets' | 'vendors'>) {
  const t = useT('wallets');
  const say = useMessage();
  const brought = useSelector(wallets, selectBrought);
  const makerOf = useMakers(vendors);
  if (brought.length === 0) return null;
  if (brought.every(({ kind }) => kind === 'back'))
    return <Alert tone="success">{t('brought.all')}</Alert>;
  const wordsOf = (one: Brought) =>
    t(`brought.${one.kind}`, {
      vendor: makerOf(one.vendor).name,
      reason: one.kind === 'back' ? '' : say(one.message),
    });
  return (
    <Alert tone="danger">
      <p>{t('brought.some')}</p>
      <ul role="list" className={css.reasons}>
        {brought.map((one) => (
          <li key={one.vendor}>{wordsOf(one)}</li>
        ))}
      </ul>
      <Button compact onClick={() => wallets.send({ type: 'all.bring' })}>
        {t('brought.retry')}
      </Button>
    </Alert>
  );
}

/** The balance at one vendor, and transfers in both directions. */
function AtVendor({ one: { vendor, balance }, ...props }: Shown & { one: VendorWallet }) {
  const { wallets, vendors, held } = props;
  const t = useT('wallets');
  const { name, icon } = useMakers(vendors)(vendor);
  const isBringing = useSelector(wallets, selectIsBringing);
  const canAdd = useSelector(wallets, selectCanMove({ vendor, direction: 'in' }));
  const canBring = useSelector(wallets, selectCanMove({ vendor, direction: 'out' }));
  const choose = (direction: Chosen['direction']) => () =>
    wallets.send({ type: 'transfer.choose', vendor, direction });
  return (
    <li className={css.wallet}>
      <span className={css.sign}>
        <Picture
          src={icon}
          className={css.logo}
          width={52}
          height={36}
          instead={<Gamepad2 size={22} aria-hidden="true" />}
        />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.amount}>
        <Amount {...props} amount={balance} />
      </span>
      <span className={css.buttons}>
        {held.isSingle ? null : (
          <Button
            compact
            disabled={!canAdd || isBringing}
            aria-label={t('addTo', { vendor: name })}
            onClick={choose('in')}
          >
            {t('add')}
          </Button>
        )}
        <Button
          compact
          disabled={!canBring || isBringing}
          aria-label={t('bringFrom', { vendor: name })}
          onClick={choose('out')}
        >
          {t('bring')}
        </Button>
      </span>
    </li>
  );
}

/** Gives a vendor's name by its code, or the code itself when the vendor is unknown. */
const useMakers = (vendors: VendorsRef) => {
  const lanes = useSelector(vendors, selectValue);
  return (code: string): Pick<Vendor, 'name'> & { icon: string | undefined } =>
    lanes?.flatMap((lane) => lane.vendors).find(({ vendor }) => vendor === code) ?? {
      name: code,
      icon: undefined,
    };
};
