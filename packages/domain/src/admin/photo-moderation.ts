interface Photo {
  /** Null for a slot without a picture. */
  url: string | null;
  profileImage: boolean;
  orderNo: number;
  moderationStatus: 'Pending' | 'Approved' | 'Rejected';
}

/** The photos that admins see, rejected ones too, the profile picture first. */
export function moderatedPhotos<T extends Photo>(photos: readonly T[]): (T & { url: string })[] {
  return photos
    .filter((photo): photo is T & { url: string } => Boolean(photo.url))
    .toSorted(
      (one, other) =>
        Number(other.profileImage) - Number(one.profileImage) || one.orderNo - other.orderNo,
    );
}

/**
 * The decisions that a photo allows: an approval takes a rejection back. Source: member §3, with the decision on
 * who rejects.
 */
export function photoDecisions({ moderationStatus }: Pick<Photo, 'moderationStatus'>): {
  approve: boolean;
  reject: boolean;
} {
  return { approve: moderationStatus !== 'Approved', reject: moderationStatus !== 'Rejected' };
}
