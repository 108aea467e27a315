import type { Screen } from '@perigee/ui/screen';
import { Table, type Column } from './parts/Table.tsx';
import { useStoryIndex, type IndexEntry } from './parts/use-story-index.ts';

const modules = import.meta.glob<Record<string, Screen>>(
  '../../packages/ui/src/screens/**/*.screen.ts',
  { eager: true },
);

const folderOf = (path: string) => path.replace(/^(?:\.\.?\/)+/, '').replace(/\/[^/]*$/, '');

function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return stories.map((story, index) => (
    <span key={story.id}>
      {index > 0 && ', '}
      <a href={`?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>
    </span>
  ));
}

interface IndexedScreen {
  screen: Screen;
  stories: readonly IndexEntry[];
}

const columns: readonly Column<IndexedScreen>[] = [
  {
    title: 'Screen',
    width: '20%',
    cell: ({ screen }) => (
      <>
        {screen.title}
        <br />
        <code>{screen.id}</code>
      </>
    ),
  },
  { title: 'Area', cell: ({ screen }) => screen.area },
  {
    title: 'Routes',
    width: '16%',
    cell: ({ screen }) =>
      screen.routes.length === 0 ? 'opened by a route' : screen.routes.join(', '),
  },
  { title: 'Who', cell: ({ screen }) => screen.audience },
  { title: 'Source', width: '12%', cell: ({ screen }) => screen.source.join(', ') },
  {
    title: 'Stories',
    width: '34%',
    cell: ({ stories }) => <StoryLinks stories={stories} />,
  },
];

/** Every screen of the product: where it shows, to whom, from which clause, and its states. */
export function ScreenIndex() {
  const stories = useStoryIndex().filter(({ type }) => type === 'story');
  const rows = Object.entries(modules)
    .flatMap(([file, exported]) =>
      Object.values(exported).map((screen) => ({
        screen,
        stories: stories.filter(({ importPath }) => folderOf(importPath) === folderOf(file)),
      })),
    )
    .toSorted(
      (a, b) =>
        a.screen.area.localeCompare(b.screen.area) || a.screen.title.localeCompare(b.screen.title),
    );
  const states = rows.reduce((sum, { screen }) => sum + screen.states.length, 0);

  return (
    <>
      <p>
        {rows.length} screens, {states} states.
      </p>
      <Table rows={rows} keyOf={({ screen }) => screen.id} columns={columns} />
    </>
  );
}
