import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';
import { card, cards, name as nameClass, nameLine } from './parts/cards.css.ts';
import { componentDocsHref } from './parts/links.ts';
import { withCode } from './parts/plain-text.tsx';
import { StatusBadge } from './parts/StatusBadge.tsx';
import { useStoryIndex } from './parts/use-story-index.ts';

const guides = import.meta.glob<ComponentGuide>('../../packages/ui/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

const components = Object.entries(guides)
  .map(([path, guide]) => ({ name: path.split('/').at(-2) ?? '', purpose: guide.use[0] ?? '' }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Every component with its purpose, from the beginning of its guide, and its status. */
export function ComponentList() {
  const pages = useStoryIndex().filter(({ type }) => type === 'docs');
  const listed = components.flatMap(({ name, purpose }) => {
    const page = pages.find(({ title }) => title === `Components/${name}`);
    return page === undefined ? [] : [{ name, purpose, tags: page.tags }];
  });
  const ready = listed.filter(({ tags }) => tags.includes('ready')).length;
  return (
    <>
      <p>
        {listed.length} components, {ready} of them ready.
      </p>
      <div className={cards}>
        {listed.map(({ name, purpose, tags }) => (
          <a key={name} className={card} href={componentDocsHref(name)} target="_top">
            <span className={nameLine}>
              <span className={nameClass}>{name}</span> <StatusBadge tags={tags} />
            </span>
            <span>{withCode(purpose)}</span>
          </a>
        ))}
      </div>
    </>
  );
}
