import { adminWaitlistMessages } from '@perigee/domain/admin';
import { useState, type RefObject } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { large, pictures, small, smallOnes } from './ApplicantView.css.ts';

const { single: texts, keys } = adminWaitlistMessages;

interface ApplicantPicturesProps {
  name: string;
  /** The profile picture first. */
  photos: readonly { id: number; url: string }[];
  /** The keys act while the focus is in it. */
  article: RefObject<HTMLElement | null>;
}

/** All pictures of an applicant at once: one of them large, which can be enlarged further. */
export function ApplicantPictures({ name, photos, article }: ApplicantPicturesProps) {
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const shown = photos[index];
  const labelOf = (place: number) => texts.picture(name, place + 1, photos.length);
  const turn = (step: number) => setIndex((index + step + photos.length) % photos.length);
  const enlarge = () => setIsOpen(true);
  useShortcuts(
    keys.row,
    photos.length === 0
      ? []
      : [
          { keys: 'ArrowDown', label: keys.nextPicture, onPress: () => turn(1) },
          { keys: 'ArrowUp', label: keys.previousPicture, onPress: () => turn(-1) },
          { keys: 'z', label: keys.enlarge, onPress: enlarge },
        ],
    { within: article },
  );

  if (shown === undefined) return <DefaultPortrait className={shapes.framedPortrait} />;
  const render = (place: number) => (
    <Portrait
      key={photos[place]?.url}
      className={shapes.framedPortrait}
      src={photos[place]?.url}
      alt={labelOf(place)}
    />
  );
  return (
    <div className={pictures}>
      <button type="button" className={large} onClick={enlarge}>
        {render(index)}
      </button>
      {photos.length > 1 && (
        <div className={smallOnes}>
          {photos.map(({ id }, place) =>
            place === index ? null : (
              <button key={id} type="button" className={small} onClick={() => setIndex(place)}>
                {render(place)}
              </button>
            ),
          )}
        </div>
      )}
      <Dialog size="picture" open={isOpen} onOpenChange={setIsOpen} title={labelOf(index)}>
        {render(index)}
      </Dialog>
    </div>
  );
}
