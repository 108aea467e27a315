interface Photo {
  /** Null for a slot without a picture. */
  url: string | null;
  profileImage: boolean;
  orderNo: number;
}

/** The photos with a picture, the profile picture first. Admins see rejected ones too. */
export function moderatedPhotos<T extends Photo>(photos: readonly T[]): (T & { url: string })[] {
  return photos
    .filter((photo): photo is T & { url: string } => Boolean(photo.url))
    .toSorted(
      (one, other) =>
        Number(other.profileImage) - Number(one.profileImage) || one.orderNo - other.orderNo,
    );
}

/**
 * The photos that other users see, in order: photos with a picture that were not rejected, the profile
 * picture first. Source: member §2 (Profile view and carousel).
 */
export const shownPhotos = <T extends Photo & { moderationStatus: string }>(
  photos: readonly T[],
): (T & { url: string })[] =>
  moderatedPhotos(photos).filter(({ moderationStatus }) => moderationStatus !== 'Rejected');
