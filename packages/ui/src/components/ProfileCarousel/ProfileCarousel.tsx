import type { Image } from '@perigee/api';
import { pictureMessages, shownPhotos } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useImperativeHandle,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DefaultPortrait } from '../Picture/DefaultPortrait.tsx';
import { Portrait } from '../Picture/Portrait.tsx';
import {
  bars,
  barStates,
  caption,
  carousel,
  movable,
  nextArrow,
  picture,
  previousArrow,
  slide,
  slides,
  viewport,
} from './ProfileCarousel.css.ts';
import { isRightToLeft, useCarousel } from './use-carousel.ts';

/** Turns the photos from elsewhere on the page. */
export interface CarouselTurns {
  previous: () => void;
  next: () => void;
}

export interface ProfileCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The user on the photos. Pass the user as `key` too, so that the next one starts at the first photo. */
  name: string;
  /** The photos as fetched: rejected and empty ones are omitted, the profile picture is first. */
  photos: readonly Image[];
  /** Off if a swipe has another meaning, as in the deck: the arrows turn the photos then. */
  swipes?: boolean;
  /** For keys of the page. */
  turns?: Ref<CarouselTurns>;
  /** Content over the bottom of the photo, on a scrim: a name, a badge. */
  children?: ReactNode;
}

const texts = pictureMessages.carousel;

/** The photos of a user, one at a time. Source: member §2 (Profile view and carousel). */
export function ProfileCarousel({
  name,
  photos,
  swipes = true,
  turns,
  children,
  className,
  ...rest
}: ProfileCarouselProps) {
  const { viewport: viewportRef, selected, isMovable, previous, next, goTo } = useCarousel(swipes);
  const shown = shownPhotos(photos);
  const hasSeveral = shown.length > 1;
  useImperativeHandle(turns, () => ({ previous, next }));

  /** Arrow keys that turn a photo are not propagated: in the deck they would pass or like. */
  function turn(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [back, forth] = isRightToLeft(event.currentTarget) ? [next, previous] : [previous, next];
    const action = {
      ArrowLeft: back,
      ArrowRight: forth,
      Home: () => goTo(0),
      End: () => goTo(shown.length - 1),
    }[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return (
    <section
      {...rest}
      className={clsx(carousel, className)}
      data-theme="night"
      aria-roledescription="carousel"
      aria-label={texts.label(name)}
    >
      {shown.length === 0 && (
        <>
          <DefaultPortrait className={picture} />
          <p className={visuallyHidden}>{texts.none(name)}</p>
        </>
      )}
      <div className={viewport} ref={viewportRef}>
        <div className={clsx(slides, hasSeveral && isMovable && movable)}>
          {shown.map(({ id, url }, index) => (
            <div key={id} className={slide} aria-hidden={index !== selected}>
              <Portrait
                className={picture}
                src={url}
                alt={texts.photo(name, index + 1, shown.length)}
                draggable={false}
              />
            </div>
          ))}
        </div>
      </div>
      {hasSeveral && (
        <div className={bars} aria-hidden="true">
          {shown.map(({ id }, index) => (
            <span key={id} className={barStates[index <= selected ? 'seen' : 'unseen']} />
          ))}
        </div>
      )}
      {children !== undefined && <div className={caption}>{children}</div>}
      {hasSeveral && (
        <>
          <IconButton
            className={previousArrow}
            variant="overPicture"
            icon={ChevronLeft}
            label={texts.previous}
            onClick={previous}
            onKeyDown={turn}
          />
          <IconButton
            className={nextArrow}
            variant="overPicture"
            icon={ChevronRight}
            label={texts.next}
            onClick={next}
            onKeyDown={turn}
          />
          <output className={visuallyHidden}>{texts.position(selected + 1, shown.length)}</output>
        </>
      )}
    </section>
  );
}
