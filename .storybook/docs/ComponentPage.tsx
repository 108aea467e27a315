import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks';
import { ComponentGuideView } from './parts/ComponentGuideView.tsx';
import { StatusBadge } from './parts/StatusBadge.tsx';
import { StoryLinks } from './parts/StoryLinks.tsx';
import { disclosure, titleWithBadge, wide } from './parts/prose.css.ts';
import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';

/** The docs page of a component: what it is, when to use it, its props, and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  const docs = preparedMeta.parameters['docs'] as { story?: { inline?: boolean } } | undefined;
  const isFramed = docs?.story?.inline === false;
  return (
    <>
      <h1 className={titleWithBadge}>
        {preparedMeta.title.split('/').at(-1)} <StatusBadge tags={preparedMeta.tags} />
      </h1>
      <Description />
      {isFramed ? (
        <details className={disclosure}>
          <summary>Show it on this page</summary>
          <Primary />
        </details>
      ) : (
        <Primary />
      )}
      {guide !== undefined && <ComponentGuideView guide={guide} />}
      <h2>Props</h2>
      <div className={wide}>
        <Controls />
      </div>
      {isFramed ? <StoryLinks /> : <Stories title="Variants and states" includePrimary={false} />}
    </>
  );
}
