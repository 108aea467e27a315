import type { ReactNode } from 'react';
import type { ComponentGuide } from '../../../packages/ui/src/component-guide.ts';
import { guide as guideClass, list, section } from './ComponentGuideView.css.ts';
import { componentPage } from '../components.ts';
import { docsHref } from './links.ts';
import { withCode } from './plain-text.tsx';
import { useStoryIndex } from './use-story-index.ts';

/** The guide of a component, in two columns where the window is wide enough. */
export function ComponentGuideView({ guide }: { guide: ComponentGuide }) {
  const index = useStoryIndex();
  return (
    <div className={guideClass}>
      <Section title="When to use it" items={guide.use.map(withCode)} />
      <Section
        title="What to use instead"
        items={guide.alternatives.map(({ component, when }) => (
          <>
            <a href={docsHref(componentPage(index, component)?.id ?? '')} target="_top">
              {component}
            </a>
            , when {withCode(when)}.
          </>
        ))}
      />
      <Section title="Accessibility" items={guide.accessibility.map(withCode)} />
      <Section title="Content" items={guide.content.map(withCode)} />
    </div>
  );
}

function Section({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section className={section}>
      <h2>{title}</h2>
      <ul className={list}>
        {items.map((item, position) => (
          // Sentences of a guide never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
