import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { card, cards, name as nameClass } from './cards.css.ts';
import { withCode } from './plain-text.tsx';

interface StoryDocs {
  description?: { story?: string };
}

/** Links to the stories of a component that cannot all be shown on one page, such as open dialogs. */
export function StoryLinks() {
  const [, ...others] = use(DocsContext).componentStories();
  return (
    <>
      <h2>Variants and states</h2>
      <div className={cards}>
        {others.map(({ id, name, parameters }) => {
          const docs = parameters['docs'] as StoryDocs | undefined;
          return (
            <a key={id} className={card} href={`?path=/story/${id}`} target="_top">
              <span className={nameClass}>{name}</span>
              {docs?.description?.story !== undefined && (
                <span>{withCode(docs.description.story)}</span>
              )}
            </a>
          );
        })}
      </div>
    </>
  );
}
