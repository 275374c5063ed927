import { useSelector } from '@xstate/react';
import { safeLink } from '../../../../contract/safeAddress';
import { QR } from '../../../../machines/site/shell/sideMenu.selectors';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import type { Guide, SupportRef } from '../../../../machines/support/support/support.machine';
import {
  selectInstallOffer,
  selectOpenGuide,
} from '../../../../machines/support/support/support.selectors';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Dialog } from '../../../ui/Dialog';
import { siteOrigin } from '../../../ui/siteOrigin';
import { ExternalLink } from '../../../ui/Link';
import { QrCode } from '../../../ui/QrCode';
import { Tabs } from '../../../ui/Tabs';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './GuideDialog.css';
import { InstallOffer } from './InstallOffer';
import { StepPicture } from './StepPicture';

const GUIDES = ['ios', 'android', 'lite'] as const satisfies readonly Guide[];
/** The download address of an app (spec §3 Resource); the lite app is this site. */
const RESOURCES = { ios: 'IOS', android: 'ANDROID', lite: 'LITE' } as const satisfies Record<
  Guide,
  string
>;
const STEPS = ['first', 'second', 'third', 'fourth'] as const;

type Props = { app: AppRef; support: SupportRef };

/** How to install the apps (spec §2 Other screens, §9 QR defaults). */
export function GuideDialog({ app, support }: Props) {
  const t = useT('guides');
  const common = useT('common');
  const guide = useSelector(support, selectOpenGuide);
  return (
    <Dialog
      open={guide !== null}
      size="wide"
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => support.send({ type: 'guide.close' })}
    >
      {guide ? (
        <Tabs
          label={t('platforms')}
          selected={guide}
          onSelect={(next) => support.send({ type: 'guide.open', guide: next })}
          items={GUIDES.map((id) => ({
            id,
            label: t(id),
            panel: <Page app={app} support={support} guide={id} />,
          }))}
        />
      ) : null}
    </Dialog>
  );
}

function Page({ app, support, guide }: Props & { guide: Guide }) {
  const t = useT('guides');
  const install = useSelector(support, selectInstallOffer);
  const resources = useSelector(app, selectPlatform)?.resources;
  const address = safeLink(resources?.[RESOURCES[guide]]?.url) ?? siteOrigin();
  return (
    <div className={css.page}>
      <div className={css.way}>
        <QrCode value={address} label={t('qr', { address })} size={QR.size} margin={QR.margin} />
        <p className={css.scan}>{t('scan')}</p>
        {guide === 'lite' ? null : <Download address={address} />}
      </div>
      <div className={css.words}>
        <p className={css.lead}>{guide === 'lite' ? t('guide.lite.lead') : t('lead')}</p>
        {guide === 'lite' && install ? <InstallOffer install={install} /> : null}
        <ol role="list" aria-label={t('steps')} className={css.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={css.step}>
              <StepPicture guide={guide} step={index} />
              <div className={css.stepWords}>
                <h3 className={css.stepTitle}>
                  <span aria-hidden="true" className={css.number}>
                    {index + 1}
                  </span>
                  {t(`guide.${guide}.${step}.title`)}
                </h3>
                <p className={css.lead}>{t(`guide.${guide}.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        {guide === 'ios' ? (
          <Alert tone="info">
            <strong>{t('guide.ios.tipTitle')}</strong> {t('guide.ios.tip')}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}

function Download({ address }: { address: string }) {
  const t = useT('guides');
  const common = useT('common');
  return (
    <ExternalLink look="primary" href={address}>
      {t('open')}
      <VisuallyHidden>{`, ${common('newTab')}`}</VisuallyHidden>
    </ExternalLink>
  );
}
