import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { SecondFactorRef } from '../../../../machines/account/secondFactor/secondFactor.machine';
import { selectMethods } from '../../../../machines/account/secondFactor/secondFactor.selectors';
import type { SecondFactorMethod } from '../../../../machines/account/secondFactor/secondFactor.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Building2, ChevronRight, Mail, ShieldCheck, Smartphone } from '../../../ui/icons';
import * as css from './SecondFactorScreen.css';

const ICONS = {
  mobile: Smartphone,
  email: Mail,
  bankName: Building2,
  google: ShieldCheck,
  authenticator: ShieldCheck,
} satisfies Record<SecondFactorMethod, unknown>;

/** The methods that the platform offers, each with its masked address. */
export function MethodChoice({
  factor,
  firstRef,
}: {
  factor: SecondFactorRef;
  firstRef: RefObject<HTMLElement | null>;
}) {
  const t = useT('secondFactor');
  const methods = useSelector(factor, selectMethods);
  return (
    <>
      <p className={css.words}>{t('choose')}</p>
      <ul role="list" className={css.methods}>
        {methods.map(({ method, hint }, index) => {
          const Icon = ICONS[method];
          return (
            <li key={method}>
              <button
                ref={
                  index === 0
                    ? (button) => {
                        firstRef.current = button;
                      }
                    : undefined
                }
                type="button"
                className={css.method}
                onClick={() => factor.send({ type: 'method.choose', method })}
              >
                <Icon size={22} className={css.icon} aria-hidden="true" />
                <span className={css.methodWords}>
                  {t(`method.${method}`)} {hint ? <span className={css.hint}>{hint}</span> : null}
                </span>
                <ChevronRight size={20} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button tone="ghost" fullWidth onClick={() => factor.send({ type: 'factor.cancel' })}>
        {t('cancel')}
      </Button>
    </>
  );
}
