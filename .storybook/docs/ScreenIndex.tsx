import type { Screen } from '@perigee/ui/screen';
import { useEffect, useState } from 'react';

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

/** Every screen of the product: where it shows, to whom, from which clause, and its states. */
export function ScreenIndex() {
  const stories = useStories();
  const rows = Object.entries(modules)
    .flatMap(([file, exported]) =>
      Object.values(exported).map((screen) => ({ folder: folderOf(file), screen })),
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
      <table>
        <thead>
          <tr>
            <th>Screen</th>
            <th>Area</th>
            <th>Routes</th>
            <th>Who</th>
            <th>Source</th>
            <th>Stories</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ folder, screen }) => (
            <tr key={screen.id}>
              <td>
                {screen.title}
                <br />
                <code>{screen.id}</code>
              </td>
              <td>{screen.area}</td>
              <td>{screen.routes.length === 0 ? 'opened by a route' : screen.routes.join(', ')}</td>
              <td>{screen.audience}</td>
              <td>{screen.source.join(', ')}</td>
              <td>
                {stories
                  .filter((story) => folderOf(story.importPath) === folder)
                  .map((story, index) => (
                    <span key={story.id}>
                      {index > 0 && ', '}
                      <a href={`?path=/story/${story.id}`} target="_top">
                        {story.name}
                      </a>
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
