import type { Screen } from '@perigee/ui/screen';
import { useEffect, useState } from 'react';
import { Table, type Column } from './parts/Table.tsx';

const modules = import.meta.glob<Record<string, Screen>>(
  '../../packages/ui/src/screens/**/*.screen.ts',
  { eager: true },
);

interface StoryEntry {
  id: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

const folderOf = (path: string) => path.replace(/^(?:\.\.?\/)+/, '').replace(/\/[^/]*$/, '');

/** Storybook's own index: the one list of stories that is always current. */
function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([]);
  useEffect(() => {
    const load = async () => {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
      setStories(Object.values(entries).filter((entry) => entry.type === 'story'));
    };
    void load();
  }, []);
  return stories;
}

function StoryLinks({ stories }: { stories: readonly StoryEntry[] }) {
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
  stories: readonly StoryEntry[];
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
  const stories = useStories();
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
