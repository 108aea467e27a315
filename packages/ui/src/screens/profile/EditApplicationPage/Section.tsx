import { useId, type ReactNode } from 'react';
import { section, sectionTitle } from './EditApplicationPage.css.ts';

/** A part of the form, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={section} aria-labelledby={titleId}>
      <h2 id={titleId} className={sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
