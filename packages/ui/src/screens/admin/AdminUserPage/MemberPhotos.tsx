import type { AdminUser, PhotoDecision } from '@perigee/api';
import {
  adminWaitlistMessages,
  moderatedPhotos,
  photoDecisions,
  userPageMessages,
} from '@perigee/domain/admin';
import { pictureMessages } from '@perigee/domain/profile';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import {
  bars,
  barStates,
  nextArrow,
  previousArrow,
} from '../../../components/ProfileCarousel/ProfileCarousel.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { RejectPhotoDialog } from '../RejectPhotoDialog/RejectPhotoDialog.tsx';
import { enlarge, photoFrame, photos as photosClass } from './AdminUserPage.css.ts';
import { PhotoState } from './PhotoState.tsx';
import { Thumbnails } from './Thumbnails.tsx';

interface MemberPhotosProps {
  user: AdminUser;
  onDecide: (decision: PhotoDecision) => Promise<void>;
}

const texts = userPageMessages.photos;
const carousel = pictureMessages.carousel;
const { enlarge: enlargeText } = adminWaitlistMessages.keys;

/** The photos of a member, to be approved or rejected. Source: member §3, with the decision on who rejects. */
export function MemberPhotos({ user, onDecide }: MemberPhotosProps) {
  const section = useRef<HTMLElement>(null);
  const [chosenId, setChosenId] = useState<number>();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const toasts = useToast();
  const approval = useToastedAction();
  const photos = moderatedPhotos(user.images);
  const index = Math.max(
    photos.findIndex(({ id }) => id === chosenId),
    0,
  );
  const photo = photos[index];
  const can = photo === undefined ? { approve: false, reject: false } : photoDecisions(photo);
  const hasSeveral = photos.length > 1;
  const turn = (by: number) =>
    setChosenId(photos[(index + by + photos.length) % photos.length]?.id);

  useShortcuts(
    userPageMessages.shortcuts,
    photo === undefined
      ? []
      : [{ keys: 'z', label: enlargeText, onPress: () => setIsEnlarged(true) }],
  );

  const approve = () => {
    if (photo === undefined) return;
    void approval.run(() => onDecide({ id: photo.id, moderationStatus: 'Approved' }), {
      onDone: () => {
        toasts.success(texts.approved(user.name), { short: true });
        // The button is gone after the decision.
        section.current?.focus();
      },
    });
  };

  const label = carousel.photo(user.name, index + 1, photos.length);
  const picture = (
    <Portrait key={photo?.id} className={shapes.framedPortrait} src={photo?.url} alt={label} />
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.label(user.name)}
      className={photosClass}
    >
      <Stack gap={2}>
        <div className={photoFrame} data-theme="night">
          {photo === undefined ? (
            <DefaultPortrait className={shapes.framedPortrait} />
          ) : (
            <button type="button" className={enlarge} onClick={() => setIsEnlarged(true)}>
              {picture}
            </button>
          )}
          {hasSeveral && (
            <>
              <div className={bars} aria-hidden="true">
                {photos.map(({ id }, position) => (
                  <span key={id} className={barStates[position <= index ? 'seen' : 'unseen']} />
                ))}
              </div>
              <IconButton
                className={previousArrow}
                variant="overPicture"
                icon={ChevronLeft}
                label={carousel.previous}
                onClick={() => turn(-1)}
              />
              <IconButton
                className={nextArrow}
                variant="overPicture"
                icon={ChevronRight}
                label={carousel.next}
                onClick={() => turn(1)}
              />
            </>
          )}
          {photo !== undefined && <PhotoState photo={photo} />}
        </div>
        {photo === undefined && (
          <Text size="sm" tone="muted">
            {carousel.none(user.name)}
          </Text>
        )}
        {hasSeveral && <Thumbnails photos={photos} chosen={index} onChoose={setChosenId} />}
        <Inline gap={2} spaceBefore={1}>
          {can.approve && (
            <Button
              size="small"
              variant="outline"
              aria-label={texts.approveThis}
              busy={approval.busy}
              onClick={approve}
            >
              {texts.approve}
            </Button>
          )}
          {can.reject && (
            <Button size="small" variant="outline" onClick={() => setIsRejecting(true)}>
              {texts.reject}
            </Button>
          )}
        </Inline>
      </Stack>
      <Dialog size="picture" open={isEnlarged} onOpenChange={setIsEnlarged} title={label}>
        {picture}
      </Dialog>
      {photo !== undefined && (
        <RejectPhotoDialog
          open={isRejecting}
          onOpenChange={setIsRejecting}
          finalFocus={section}
          name={user.name}
          pictureUrl={photo.url}
          onReject={async (rejectionReason) => {
            await onDecide({ id: photo.id, moderationStatus: 'Rejected', rejectionReason });
            toasts.success(texts.hasRejected(user.name), { short: true });
          }}
        />
      )}
    </section>
  );
}
