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
 * A page in the product's place (spec §4 System status), with the choice of language: nothing else
 * is there to set it.
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
