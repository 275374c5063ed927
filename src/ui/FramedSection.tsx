import type { ReactNode, Ref } from 'react';
import * as css from './FramedSection.css';

export type FramedSectionProps = {
  /** Of the heading, which names the section. */
  id: string;
  icon: ReactNode;
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  /** The heading takes the focus where the element that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A framed section of a page, named by its heading. */
export function FramedSection({
  id,
  icon,
  title,
  badge,
  headingRef,
  children,
}: FramedSectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={css.heading}>
        {icon}
        {title}
        {badge}
      </h4>
      {children}
    </section>
  );
}
