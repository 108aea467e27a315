import { sizeOf, WINDOWS } from '../story-pictures.ts';
import { mockup } from './Mockup.css.ts';
import { picture, pictures } from './StoryPictures.css.ts';

/** The mockup that a screen was built after, on a phone and a desktop: its beginning, and the whole on a press. */
export function Mockup({ name }: { name: string }) {
  return (
    <>
      <h2>Mockup</h2>
      <div className={pictures}>
        {WINDOWS.map((window) => {
          const { width, height } = sizeOf(window);
          const address = `./mockups/${name}-${window}.webp`;
          return (
            <a
              key={window}
              className={picture}
              style={{ flexGrow: width / height, aspectRatio: `${width} / ${height}` }}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              <img
                className={mockup}
                src={address}
                alt={`The mockup on a ${window}`}
                loading="lazy"
              />
            </a>
          );
        })}
      </div>
    </>
  );
}
