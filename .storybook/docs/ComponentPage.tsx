import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';

/** The docs page of a component: what it is, when to use it, its props, and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  const isReady = preparedMeta.tags.includes('ready');
  return (
    <>
      <Title />
      <Subtitle>{isReady ? 'Ready' : 'Draft: its props may still change'}</Subtitle>
      <Description />
      <Primary />
      <Controls />
      {guide !== undefined && <Guide guide={guide} />}
      <Stories title="Variants and states" includePrimary={false} />
    </>
  );
}

function Guide({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <Section title="When to use it" items={guide.use} />
      <Section
        title="What to use instead"
        items={guide.alternatives.map(({ component, when }) => (
          <>
            <a href={`?path=/docs/components-${component.toLowerCase()}--docs`} target="_top">
              {component}
            </a>
            , when {when}.
          </>
        ))}
      />
      <Section title="Accessibility" items={guide.accessibility} />
      <Section title="Content" items={guide.content} />
    </>
  );
}

function Section({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item, position) => (
          // Sentences of a guide never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position}>{typeof item === 'string' ? withCode(item) : item}</li>
        ))}
      </ul>
    </>
  );
}

/** What stands in backticks, as code. */
function withCode(sentence: string): ReactNode {
  const parts = sentence
    .split('`')
    .map((part, position) => (position % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
