import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n';
import { NoticePage } from '../../../ui/layout/NoticePage';
import { Logo } from '../../../ui/Logo';

export type StatusPageProps = {
  languageSelect: ReactNode;
  art: ReactNode;
  title: string;
  actions: ReactNode;
  children: ReactNode;
};

/**
 * A page that replaces the product (spec §4 System status). It offers the choice of language,
 * because the menus are missing.
 */
export function StatusPage({ languageSelect, art, title, actions, children }: StatusPageProps) {
  const common = useT('common');
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <NoticePage
        logo={<Logo name={common('brand')} />}
        art={art}
        title={title}
        actions={actions}
        foot={languageSelect}
      >
        {children}
      </NoticePage>
    </>
  );
}
