import type { Image } from '@perigee/api';
import { userPageMessages } from '@perigee/domain/admin';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { thumbnail, thumbnails } from './AdminUserPage.css.ts';

interface ThumbnailsProps {
  photos: readonly Image[];
  /** The position of the shown photo, from 0. */
  chosen: number;
  onChoose: (id: number) => void;
}

/** All photos of a member, each as a button that shows it. */
export function Thumbnails({ photos, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul className={thumbnails}>
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <button
            type="button"
            className={thumbnail}
            aria-label={userPageMessages.photos.show(index + 1, photos.length)}
            aria-current={index === chosen}
            onClick={() => onChoose(id)}
          >
            <Portrait className={shapes.framedPortrait} src={url} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
