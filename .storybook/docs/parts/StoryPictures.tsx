import { useEffect, useState } from 'react';
import { FOLDER, pictureOf, sizeOf, WINDOWS, type PictureWindow } from '../story-pictures.ts';
import { inWords, statesShownBy } from '../screens.ts';
import {
  caption,
  missing,
  picture,
  pictures,
  states,
  story as storyClass,
} from './StoryPictures.css.ts';
import { withCode } from './plain-text.tsx';

interface PicturedStory {
  id: string;
  name: string;
  /** What its comment says. */
  description?: string | undefined;
}

const NONE: readonly string[] = [];

/** The ids of the drawn stories: all stories of screens, or none where Storybook runs from source. */
function useDrawn(): readonly string[] | null {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const load = async () => {
      const response = await fetch(`./${FOLDER}/index.json`);
      setIds(response.ok ? ((await response.json()) as string[]) : NONE);
    };
    void load();
  }, []);
  return ids;
}

const hrefOf = (storyId: string, window: PictureWindow) =>
  `?path=/story/${storyId}&globals=viewport.value:${window}`;

function Picture({
  story,
  window,
  isDrawn,
}: {
  story: PicturedStory;
  window: PictureWindow;
  isDrawn: boolean;
}) {
  const size = sizeOf(window);
  return (
    <a
      className={picture}
      style={{ flexGrow: size.width / size.height, aspectRatio: `${size.width} / ${size.height}` }}
      href={hrefOf(story.id, window)}
      target="_top"
      aria-label={`${story.name}, on a ${window}`}
    >
      {isDrawn ? (
        <img {...size} src={`./${FOLDER}/${pictureOf(story.id, window)}`} alt="" loading="lazy" />
      ) : (
        <span className={missing}>Open</span>
      )}
    </a>
  );
}

/** Every story of a screen on a phone and a desktop, as tall as each other. A picture leads to the story. */
export function StoryPictures({ stories }: { stories: readonly PicturedStory[] }) {
  const drawn = useDrawn();
  if (drawn === null) return null;
  return (
    <>
      {drawn.length === 0 && (
        <p>
          The pictures are drawn by <code>npm run build:review</code>, for the Storybook that is
          published. Here each state opens on a press.
        </p>
      )}
      {stories.map((story) => {
        const shows = statesShownBy(story.id).map(inWords);
        return (
          <figure key={story.id} id={story.id} className={storyClass}>
            <figcaption className={caption}>
              <strong>{story.name}</strong>
              {story.description !== undefined && <span>{withCode(story.description)}</span>}
              {shows.length > 0 && <span className={states}>States: {shows.join(', ')}</span>}
            </figcaption>
            <div className={pictures}>
              {WINDOWS.map((window) => (
                <Picture
                  key={window}
                  story={story}
                  window={window}
                  isDrawn={drawn.includes(story.id)}
                />
              ))}
            </div>
          </figure>
        );
      })}
    </>
  );
}
