interface Photo {
  /** Null for a slot without a picture. */
  url: string | null;
  profileImage: boolean;
  orderNo: number;
  moderationStatus: string;
}

/**
 * The photos that other users see, in order: photos with a picture that were not rejected, the profile
 * picture first. Source: member §2 (Profile view and carousel).
 */
export function shownPhotos<T extends Photo>(photos: readonly T[]): (T & { url: string })[] {
  return photos
    .filter((photo): photo is T & { url: string } => Boolean(photo.url))
    .filter(({ moderationStatus }) => moderationStatus !== 'Rejected')
    .toSorted(
      (one, other) =>
        Number(other.profileImage) - Number(one.profileImage) || one.orderNo - other.orderNo,
    );
}
