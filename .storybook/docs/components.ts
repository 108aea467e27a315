import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';
import type { IndexEntry } from './parts/use-story-index.ts';

const guides = import.meta.glob<ComponentGuide>('../../packages/ui/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** Every component that screens are made of, with its purpose, from the beginning of its guide. */
export const components = Object.entries(guides)
  .map(([path, guide]) => ({ name: path.split('/').at(-2) ?? '', purpose: guide.use[0] ?? '' }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The docs page of a component; its title names the group: 'Components/Inputs/Select'. */
export const componentPage = (index: readonly IndexEntry[], name: string) =>
  index.find(
    ({ type, title }) =>
      type === 'docs' && title.startsWith('Components/') && title.endsWith(`/${name}`),
  );
