/** A photo of the user's own profile. Source: member §3 (Image). */
export interface ProfilePhoto {
  id: number;
  /** Null for a slot without a picture. */
  url: string | null;
  /** Shown first. */
  profileImage: boolean;
  /** The slot, from 0. */
  orderNo: number;
  moderationStatus: 'Pending' | 'Approved' | 'Rejected';
  rejectionReason?: string | null;
}

/** Sets the slot of every photo; the one in slot 0 is the profile picture. */
const inSlots = (photos: readonly ProfilePhoto[]): readonly ProfilePhoto[] =>
  photos.map((photo, orderNo) => ({ ...photo, orderNo, profileImage: orderNo === 0 }));

/** The photos with a new picture in a slot, which replaces the old one. It waits for moderation. */
export function withPhoto(
  photos: readonly ProfilePhoto[],
  slot: number,
  picture: { id: number; url: string | null },
): readonly ProfilePhoto[] {
  const photo = {
    ...picture,
    profileImage: false,
    orderNo: slot,
    moderationStatus: 'Pending' as const,
  };
  return inSlots([...photos.slice(0, slot), photo, ...photos.slice(slot + 1)]);
}

/** The photos without one of them. The photo in slot 0 stays. Source: member §5. */
export function withoutPhoto(photos: readonly ProfilePhoto[], id: number): readonly ProfilePhoto[] {
  return inSlots(photos.filter((photo, slot) => slot === 0 || photo.id !== id));
}

/** The photos in another order. */
export function photosInOrder(
  photos: readonly ProfilePhoto[],
  ids: readonly number[],
): readonly ProfilePhoto[] {
  return inSlots(ids.flatMap((id) => photos.filter((photo) => photo.id === id)));
}
