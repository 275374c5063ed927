import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n';
import { AgentLayout } from '../../../ui/layout/AgentLayout';
import { Link } from '../../../ui/Link';
import { Logo } from '../../../ui/Logo';

/** The frame of the agents' pages: no side menu, header navigation or footer (spec §2 Routes). */
export function AgentFrame({
  languageSelect,
  children,
}: {
  languageSelect: ReactNode;
  children: ReactNode;
}) {
  const t = useT('agentHome');
  const common = useT('common');
  return (
    <AgentLayout
      skipLabel={common('skipToContent')}
      logo={
        <Link look="mark" to="/" aria-label={`${common('brand')}: ${t('playerSite')}`}>
          <Logo name={common('brand')} size={30} />
        </Link>
      }
      controls={languageSelect}
    >
      {children}
    </AgentLayout>
  );
}
